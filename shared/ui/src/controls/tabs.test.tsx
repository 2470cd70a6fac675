import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { Tabs } from "./tabs.tsx";

const TABS = ["One", "Two", "Three"].map((label) => ({ id: label, label, panel: <p>Panel {label}</p> }));

function Example({ isLazy = false }: { isLazy?: boolean }) {
  const [selected, select] = useState("One");
  return <Tabs label="Numbers" tabs={TABS} selected={selected} onSelect={select} isLazy={isLazy} />;
}

it("shows the panel of the selected tab, labeled by the tab", async () => {
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

it("renders all panels on the server, each with its title", () => {
  const html = document.createElement("div");
  html.innerHTML = renderToString(<Example />);

  const panels = [...html.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  expect(panels.map(({ textContent }) => textContent)).toEqual([
    "OnePanel One",
    "TwoPanel Two",
    "ThreePanel Three",
  ]);
  expect(panels.map(({ hidden }) => hidden)).toEqual([false, true, true]);
  const controlled = [...html.querySelectorAll("[role=tab]")].map((tab) => tab.getAttribute("aria-controls"));
  expect(controlled).toEqual(panels.map(({ id }) => id));
});

it("lets find-in-page search the hidden panels, and selects the tab of a match", () => {
  render(<Example />);
  const panel = screen.getByText("Panel Three").parentElement as HTMLElement;
  expect(panel).toHaveAttribute("hidden", "until-found");

  act(() => void panel.dispatchEvent(new Event("beforematch", { bubbles: true })));

  expect(screen.getByRole("tab", { name: "Three" })).toHaveAttribute("aria-selected", "true");
  expect(panel).not.toHaveAttribute("hidden");
  expect(screen.getByText("Panel One").parentElement).toHaveAttribute("hidden", "until-found");
});

it("renders the selected panel only if it is lazy", async () => {
  render(<Example isLazy />);
  await userEvent.click(screen.getByRole("tab", { name: "Two" }));

  expect(screen.getByRole("tabpanel", { name: "Two" })).toHaveTextContent(/^Panel Two$/);
  expect(screen.queryByText("Panel One")).not.toBeInTheDocument();
});
