import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RemoteOutlines } from "./remote-outlines.tsx";

it("toggles the outlines", async () => {
  const { container } = render(<RemoteOutlines />);
  const button = screen.getByRole("button", { name: "Show remotes" });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(container.querySelector(".shown")).toBeInTheDocument();
  await userEvent.click(button);
  expect(container.querySelector(".shown")).not.toBeInTheDocument();
});
