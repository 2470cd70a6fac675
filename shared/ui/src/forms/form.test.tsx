import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Form, SubmitButton } from "./form.tsx";

const form = (
  <Form>
    <SubmitButton>Send</SubmitButton>
  </Form>
);

it("cannot be submitted from server-rendered HTML before hydration", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(form);
  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "button");

  const root = await act(async () => hydrateRoot(container, form));

  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit");
  act(() => root.unmount());
  container.remove();
});

it("can be submitted immediately when the browser rendered it", () => {
  render(form);

  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit");
});
