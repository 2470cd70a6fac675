import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Tabs } from "./tabs.tsx";

const TABS = ["One", "Two", "Three"].map((label) => ({ id: label, label, panel: <p>Panel {label}</p> }));

function Example() {
  const [selected, select] = useState("One");
  return <Tabs label="Numbers" tabs={TABS} selected={selected} onSelect={select} />;
}

it("shows the panel of the selected tab, labelled by the tab", async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole("tab", { name: "Two" }));
  expect(screen.getByRole("tabpanel", { name: "Two" })).toHaveTextContent("Panel Two");
  expect(screen.getByRole("tab", { name: "Two" })).toHaveAttribute("aria-selected", "true");
});

it.each([
  ["{ArrowRight}", "Two"],
  ["{ArrowLeft}", "Three"],
  ["{End}", "Three"],
  ["{End}{ArrowRight}", "One"],
  ["{End}{Home}", "One"],
])("%s selects and focuses %s", async (keys, name) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole("tab", { name })).toHaveFocus();
  expect(screen.getByRole("tabpanel")).toHaveTextContent(`Panel ${name}`);
});

it("is one tab stop", async () => {
  render(<Example />);
  expect(screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});
