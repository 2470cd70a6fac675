import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Field } from "./field.tsx";
import { SearchInput } from "./search-input.tsx";

function Filter({ onFilter }: { onFilter: (text: string) => void }) {
  const [text, setText] = useState("TP53");
  function change(next: string) {
    onFilter(next);
    setText(next);
  }
  return (
    <Field
      label="Filter"
      control={SearchInput}
      placeholder="Number"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}

it("clears a text that React controls, and reports the change", async () => {
  const onFilter = jest.fn();
  render(<Filter onFilter={onFilter} />);

  await userEvent.click(screen.getByRole("button", { name: "Clear" }));

  const input = screen.getByRole("searchbox", { name: "Filter" });
  expect(input).toHaveValue("");
  expect(input).toHaveFocus();
  expect(onFilter.mock.calls).toEqual([[""]]);
});

it("clears the text of a form, and does not submit it", async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <SearchInput name="q" aria-label="Gene" placeholder="TP53" defaultValue="TP53" />
    </form>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Clear" }));

  expect(screen.getByRole("searchbox", { name: "Gene" })).toHaveValue("");
  expect(onSubmit).not.toHaveBeenCalled();
});
