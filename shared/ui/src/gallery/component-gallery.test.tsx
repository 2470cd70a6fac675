import { globSync } from "node:fs";
import { basename } from "node:path";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { COMPONENT_GALLERY } from "./component-gallery.tsx";

/** Modules of these folders that are not visible components. */
const NOT_VISIBLE = /^(message-timeout|structured-data|use-.*)$/;

const components = globSync("../{controls,content,feedback,forms,layout,orders}/*.tsx", { cwd: __dirname })
  .map((file) => basename(file, ".tsx"))
  .filter((name) => !name.endsWith(".test") && !NOT_VISIBLE.test(name));

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
