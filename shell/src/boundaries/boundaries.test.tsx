import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Boundaries } from "./boundaries.tsx";

it("is switched on and off by its button", async () => {
  const { container } = render(<Boundaries />);
  const button = screen.getByRole("button", { name: "Who owns what" });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(container.querySelector(".shown")).toBeInTheDocument();
  await userEvent.click(button);
  expect(container.querySelector(".shown")).not.toBeInTheDocument();
});
