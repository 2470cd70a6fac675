import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { act, render, screen } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { renderToString } from "react-dom/server";
import { useReplayEarlyClicks } from "./replay-early-clicks.ts";

function Counter() {
  useReplayEarlyClicks();
  const [count, setCount] = useState(0);
  return (
    <>
      <p>{count} in the cart</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
    </>
  );
}

const stop = jest.fn();

function MessageForm() {
  useReplayEarlyClicks();
  const [sent, setSent] = useState("");
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get("message")));
  }
  return (
    <Form onSubmit={send}>
      <textarea name="message" />
      <SubmitButton>Send</SubmitButton>
      {sent && <p>Sent: {sent}</p>}
    </Form>
  );
}

/** Hydrates a server-rendered document after clicks on the buttons that `press` returns. */
async function hydrateAfter(press: (container: HTMLElement) => HTMLButtonElement[], page = <Counter />) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  window.ligateEarlyClicks = { pressed: press(container), stop };
  await act(async () => {
    render(page, { container, hydrate: true });
  });
}

const buttonIn = (container: HTMLElement) => container.querySelector("button") as HTMLButtonElement;

it("replays clicks made before hydration, each on the result of the one before", async () => {
  await hydrateAfter((container) => [buttonIn(container), buttonIn(container)]);
  expect(await screen.findByText("2 in the cart")).toBeVisible();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(window.ligateEarlyClicks).toBeUndefined();
});

it("sends a form whose button was clicked before hydration, with what was typed", async () => {
  await hydrateAfter(
    (container) => {
      (container.querySelector("textarea") as HTMLTextAreaElement).value = "Which titer?";
      return [buttonIn(container)];
    },
    <MessageForm />,
  );
  expect(await screen.findByText("Sent: Which titer?")).toBeVisible();
});

it("skips a button that is no longer in the document", async () => {
  const removed = document.createElement("button");
  const onClick = jest.fn();
  removed.addEventListener("click", onClick);
  await hydrateAfter(() => [removed]);
  expect(await screen.findByText("0 in the cart")).toBeVisible();
  expect(onClick).not.toHaveBeenCalled();
});
