import { readdirSync } from "node:fs";
import { visit } from "@ligate/platform/testing";
import { screen } from "@testing-library/react";
import { GALLERY } from "./gallery.tsx";

/** Files that are no part: what parts are made of, hooks, what shows parts, and what nobody sees. */
const NO_PARTS = /^(alone|classes|gallery|gallery-data|structured-data|use-.*)$/;

const parts = readdirSync(__dirname)
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .map((file) => file.replace(".tsx", ""))
  .filter((name) => !NO_PARTS.test(name));

it("shows every part of the design system", () => {
  expect(Object.keys(GALLERY).toSorted()).toEqual(parts.toSorted());
});

it.each(Object.entries(GALLERY))("shows %s in each of its states", async (_, states) => {
  for (const [state, element] of Object.entries(states)) {
    const { container, unmount } = visit("/", [
      { id: "state", path: "/", element: <div title={state}>{element}</div> },
    ]);
    expect(await screen.findByTitle(state)).toBeInTheDocument();
    expect(container.querySelector("[title] > *")).toBeInTheDocument();
    unmount();
  }
});
