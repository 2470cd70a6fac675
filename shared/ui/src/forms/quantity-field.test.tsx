import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { QuantityField } from "./quantity-field.tsx";

const user = userEvent.setup();

interface ExampleProps {
  initial: number;
  disabled: boolean;
  onChange: (quantity: number) => void;
}

function Example({ initial, disabled, onChange }: ExampleProps) {
  const [quantity, setQuantity] = useState(initial);
  function change(next: number) {
    onChange(next);
    setQuantity(next);
  }
  return <QuantityField label="Quantity of qPCR mix" {...{ quantity, disabled }} onChange={change} />;
}

function setUp({ quantity = 1, disabled = false } = {}) {
  const onChange = jest.fn();
  render(<Example initial={quantity} disabled={disabled} onChange={onChange} />);
  return onChange;
}

const getInput = () => screen.getByRole("textbox", { name: "Quantity" });

async function enter(text: string) {
  await user.clear(getInput());
  await user.type(getInput(), text);
}

it("is a group named after its product", () => {
  setUp();
  expect(screen.getByRole("group", { name: "Quantity of qPCR mix" })).toContainElement(getInput());
});

it("applies an entered quantity on Enter and when the input loses the focus, and not before", async () => {
  const onChange = setUp();
  await enter("12");
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onChange).toHaveBeenLastCalledWith(12);

  await enter("30");
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(30);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("limits 1000 to 999, and says so while it is typed and afterwards", async () => {
  const onChange = setUp();
  await enter("1000");
  expect(getInput()).toHaveAccessibleDescription(/^The largest quantity is 999\./);
  await user.tab();

  expect(onChange).toHaveBeenCalledWith(999);
  expect(getInput()).toHaveValue("999");
  expect(screen.getByText(/^The largest quantity is 999\./)).toBeVisible();

  await enter("998");
  await user.tab();
  expect(screen.queryByText(/^The largest quantity/)).not.toBeInTheDocument();
});

it.each(["2.5", "12a", "1e2"])("refuses %s with a message, and keeps the quantity", async (text) => {
  const onChange = setUp({ quantity: 4 });
  await enter(text);
  expect(getInput()).toHaveValue(text);
  expect(getInput()).toBeInvalid();
  expect(getInput()).toHaveAccessibleDescription("Please enter a whole number from 1 to 999.");
  await user.tab();

  expect(onChange).not.toHaveBeenCalled();
  expect(getInput()).toHaveValue("4");
  expect(screen.getByText("Please enter a whole number from 1 to 999.")).toBeVisible();
});

it("replaces zero by 1 with a message, and an empty input by 1", async () => {
  const onChange = setUp({ quantity: 4 });
  await enter("0");
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(screen.getByText("The smallest quantity is 1.")).toBeVisible();

  await enter("7{Enter}");
  await user.clear(getInput());
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(getInput()).toHaveValue("1");
});

it("announces its message in a live region that exists from the start", async () => {
  setUp();
  const region = document.querySelector("[aria-live=polite]");
  expect(region).toBeEmptyDOMElement();
  await enter("x");
  expect(region).toHaveTextContent("Please enter a whole number");
});

it("counts up and down with its buttons and the arrow keys, within the limits", async () => {
  const onChange = setUp({ quantity: 2 });
  const decrease = screen.getByRole("button", { name: "Decrease quantity" });
  await user.click(decrease);
  expect(decrease).toHaveAttribute("aria-disabled", "true");
  await user.click(decrease);
  await user.dblClick(screen.getByRole("button", { name: "Increase quantity" }));
  await user.click(getInput());
  await user.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}");

  expect(onChange.mock.calls.flat()).toEqual([1, 2, 3, 4, 3, 2]);
});

it("counts from the entered quantity, not from the earlier one", async () => {
  const onChange = setUp();
  await enter("20");
  await user.keyboard("{ArrowUp}");
  expect(onChange).toHaveBeenLastCalledWith(21);
  expect(getInput()).toHaveValue("21");
});

it("can be disabled", async () => {
  const onChange = setUp({ disabled: true });
  expect(getInput()).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(onChange).not.toHaveBeenCalled();
});
