import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { act, render, screen } from "@testing-library/react";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { renderToString } from "react-dom/server";
import { useReplayEarlyInput } from "./replay-early-input.ts";

function Counter() {
  useReplayEarlyInput();
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

/** A form that keeps some of its values in React's state, as the page shows them. */
function MessageForm() {
  useReplayEarlyInput();
  const [sent, setSent] = useState("");
  const [values, setValues] = useState<Record<string, string | boolean>>({});
  function change({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    const value = target.type === "checkbox" ? (target as HTMLInputElement).checked : target.value;
    setValues((known) => ({ ...known, [target.name]: value }));
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get("message")));
  }
  return (
    <Form onSubmit={send}>
      <input name="subject" value={String(values.subject ?? "")} onChange={change} />
      <select name="species" value={String(values.species ?? "Human")} onChange={change}>
        <option>Human</option>
        <option>Mouse</option>
      </select>
      <input type="checkbox" name="updates" checked={values.updates === true} onChange={change} />
      <input type="radio" name="format" value="a" checked={values.format !== "b"} onChange={change} />
      <input type="radio" name="format" value="b" checked={values.format === "b"} onChange={change} />
      <textarea name="message" />
      <SubmitButton>Send</SubmitButton>
      <output>{JSON.stringify(values)}</output>
      {sent && <p>Sent: {sent}</p>}
    </Form>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Hydrates a server-rendered page after a visitor has used it.
 * @param enter names of controls, or of a control and its value, to what was typed; `true` for what was ticked
 * @param press returns the buttons that were clicked
 */
async function hydrateAfter(
  press: (container: HTMLElement) => HTMLButtonElement[],
  page = <Counter />,
  enter: Record<string, string | true> = {},
) {
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(page);
  const entered = new Map<Control, [string, boolean?]>();
  for (const [selector, value] of Object.entries(enter)) {
    const control = container.querySelector(selector) as HTMLInputElement;
    if (value === true) control.checked = true;
    else control.value = value;
    entered.set(control, [control.value, control.checked]);
  }
  window.ligateEarlyClicks = { entered, pressed: press(container), stop };
  await act(async () => {
    render(page, { container, hydrate: true });
  });
  return container;
}

const buttonIn = (container: HTMLElement) => container.querySelector("button") as HTMLButtonElement;

afterEach(() => document.body.replaceChildren());

it("replays clicks made before hydration, each on the result of the one before", async () => {
  await hydrateAfter((container) => [buttonIn(container), buttonIn(container)]);
  expect(await screen.findByText("2 in the cart")).toBeVisible();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(window.ligateEarlyClicks).toBeUndefined();
});

it("sends a form whose button was clicked before hydration, with what was typed", async () => {
  await hydrateAfter((container) => [buttonIn(container)], <MessageForm />, {
    "[name=message]": "Which titer?",
  });
  expect(await screen.findByText("Sent: Which titer?")).toBeVisible();
});

it("passes on to React what was typed, chosen and ticked", async () => {
  const container = await hydrateAfter(() => [], <MessageForm />, {
    "[name=subject]": "TP53",
    "[name=species]": "Mouse",
    "[name=updates]": true,
    "[value=b]": true,
    "[name=message]": "Hello",
  });
  const values = { subject: "TP53", species: "Mouse", updates: true, format: "b" };
  expect(JSON.parse(screen.getByRole("status").textContent)).toEqual(values);
  const shown = Object.fromEntries(new FormData(container.querySelector("form") as HTMLFormElement));
  expect(shown).toEqual({ ...values, updates: "on", message: "Hello" });
});

it("skips a button that is no longer in the document", async () => {
  const removed = document.createElement("button");
  const onClick = jest.fn();
  removed.addEventListener("click", onClick);
  await hydrateAfter(() => [removed]);
  expect(await screen.findByText("0 in the cart")).toBeVisible();
  expect(onClick).not.toHaveBeenCalled();
});
