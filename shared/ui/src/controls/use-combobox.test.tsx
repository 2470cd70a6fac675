import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useCombobox } from "./use-combobox.tsx";

const GENES = [{ symbol: "TP53" }, { symbol: "TP63" }, { symbol: "TP73" }];
const NONE: typeof GENES = [];
const onSelect = jest.fn();
const onSubmit = jest.fn();

beforeEach(() => jest.clearAllMocks());

/** Its input is controlled, and its pending updates are rendered between the listeners of an event, as browsers do. */
function GeneCombobox() {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  const options = query === "" ? NONE : GENES;
  const getOptionProps = useCombobox({ input, listId: "genes", options, onQuery: setQuery, onSelect });

  useEffect(() => {
    const render = () => flushSync(() => {});
    for (const type of ["keydown", "input", "click"]) input?.form?.addEventListener(type, render);
  }, [input]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        ref={setInput}
        role="combobox"
        aria-label="Gene"
        aria-controls="genes"
        aria-expanded={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div id="genes" role="listbox">
        {options.map(({ symbol }, index) => (
          <div key={symbol} {...getOptionProps(index)}>
            {symbol}
          </div>
        ))}
      </div>
      <button type="submit">Search</button>
    </form>
  );
}

/** Types into the field, and presses keys. @returns the field */
async function type(keys: string) {
  render(<GeneCombobox />);
  const field = screen.getByRole("combobox", { name: "Gene" });
  await userEvent.type(field, `p${keys}`);
  return field;
}

const activeOption = () => screen.queryByRole("option", { selected: true })?.textContent;
const isOpen = () => screen.queryAllByRole("option").length > 0;

it.each([
  ["{ArrowDown}", "TP53"],
  ["{ArrowDown>3/}", "TP73"],
  ["{ArrowDown>4/}", undefined],
  ["{ArrowUp}", "TP73"],
  ["{ArrowUp>3/}", "TP53"],
  ["{ArrowUp>4/}", undefined],
  ["{ArrowDown>2/}{Home}", "TP53"],
  ["{ArrowDown}{End}", "TP73"],
  ["{Home}", undefined],
  ["{End}", undefined],
  ["{ArrowDown}p", undefined],
])("%s makes %s the active option", async (keys, symbol) => {
  const field = await type(keys);

  expect(activeOption()).toBe(symbol);
  const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  expect(active?.textContent).toBe(symbol);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("aria-expanded", "true");
});

const pressed = ["ArrowDown", "ArrowUp", "Home", "End", "Enter", "Escape"];
it.each([
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { isComposing: true },
  { keyCode: 229 },
])("leaves keys with %j to the browser", async (modifier) => {
  const field = await type("{ArrowDown>2/}");

  for (const key of pressed) expect(fireEvent.keyDown(field, { key, ...modifier })).toBe(true);

  expect(activeOption()).toBe("TP63");
  expect(onSelect).not.toHaveBeenCalled();
});

it("leaves Home and End to the field while no option is active", async () => {
  const field = await type("");

  for (const key of ["Home", "End", "ArrowLeft"]) expect(fireEvent.keyDown(field, { key })).toBe(true);
});

it("selects the active option by Enter, and does not submit the form", async () => {
  await type("{ArrowDown}{Enter}");

  expect(onSelect).toHaveBeenCalledWith(GENES[0]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
});

it("submits the form by Enter while no option is active", async () => {
  const field = await type("{Enter}");

  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
  expect(field).toHaveAttribute("aria-expanded", "false");
});

it("closes on Escape and when the focus leaves; ArrowDown or a click opens the list again", async () => {
  const field = await type("{ArrowDown}{Escape}");
  expect(isOpen()).toBe(false);
  expect(field).toHaveValue("p");
  expect(field).not.toHaveAttribute("aria-activedescendant");

  await userEvent.keyboard("{ArrowDown}");
  expect(isOpen()).toBe(true);
  await userEvent.tab();
  expect(isOpen()).toBe(false);

  await userEvent.click(field);
  expect(isOpen()).toBe(true);
  expect(field).toHaveValue("p");
});
