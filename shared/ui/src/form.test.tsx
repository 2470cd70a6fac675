import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Form, SubmitButton } from "./form.tsx";

const aForm = (
  <Form>
    <SubmitButton>Send</SubmitButton>
  </Form>
);

it("cannot be sent from a server's HTML before the page has come to life in it", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(aForm);
  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "button");

  const root = await act(async () => hydrateRoot(place, aForm));

  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit");
  act(() => root.unmount());
  place.remove();
});

it("can be sent at once where it was rendered in the browser", () => {
  render(aForm);

  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit");
});
