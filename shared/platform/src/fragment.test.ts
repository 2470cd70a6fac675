import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { Fragment, provideFragments } from "./fragment.ts";

const Hello = ({ name }: { name?: unknown }) => createElement("p", null, `Hello ${String(name)}`);

it("loads a fragment by its federated name, once, and hands it its props", async () => {
  const load = jest.fn(async () => ({ Component: Hello }));
  provideFragments(load);
  const fragment = createElement(Fragment, { name: "mf-x/hello", props: { name: "Ada" }, fallback: "Wait" });
  const { unmount } = render(fragment);
  expect(screen.getByText("Wait")).toBeVisible();
  expect(await screen.findByText("Hello Ada")).toBeVisible();
  unmount();
  render(fragment);
  expect(await screen.findByText("Hello Ada")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith("mf-x/hello");
});
