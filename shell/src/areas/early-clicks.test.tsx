import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { useEarlyClicks } from "./early-clicks.ts";

function Counter() {
  useEarlyClicks();
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

/** A document that came rendered, whose buttons are pressed before it lives. */
async function arrive(press: (container: HTMLElement) => HTMLButtonElement[]) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Counter />);
  window.ligateEarlyClicks = { pressed: press(container), stop };
  await act(async () => {
    render(<Counter />, { container, hydrate: true });
  });
}

const buttonIn = (container: HTMLElement) => container.querySelector("button") as HTMLButtonElement;

it("presses again what was pressed before the page lived, each press upon what the one before changed", async () => {
  await arrive((container) => [buttonIn(container), buttonIn(container)]);
  expect(await screen.findByText("2 in the cart")).toBeVisible();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(window.ligateEarlyClicks).toBeUndefined();
});

it("lets a button be that stands no longer", async () => {
  const gone = document.createElement("button");
  const pressed = jest.fn();
  gone.addEventListener("click", pressed);
  await arrive(() => [gone]);
  expect(await screen.findByText("0 in the cart")).toBeVisible();
  expect(pressed).not.toHaveBeenCalled();
});
