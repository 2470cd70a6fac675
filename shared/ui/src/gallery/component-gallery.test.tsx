import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { COMPONENT_GALLERY } from "./component-gallery.tsx";

const components = globSync("../{controls,content,feedback,forms,layout,orders}/*.tsx", { cwd: __dirname })
  .filter((file) => /^export function [A-Z]/m.test(readFileSync(join(__dirname, file), "utf8")))
  .map((file) => basename(file, ".tsx"))
  // It renders nothing visible.
  .filter((name) => name !== "structured-data");

it("contains every component", () => {
  expect(Object.keys(COMPONENT_GALLERY).toSorted()).toEqual(components.toSorted());
});

it.each(Object.entries(COMPONENT_GALLERY))("renders %s in each of its states", async (_, states) => {
  for (const [state, element] of Object.entries(states)) {
    const { container, unmount } = visit("/", [
      { id: "state", path: "/", element: <div title={state}>{element}</div> },
    ]);
    expect(await screen.findByTitle(state)).toBeInTheDocument();
    expect(container.querySelector("[title] > *")).toBeInTheDocument();
    unmount();
  }
});
