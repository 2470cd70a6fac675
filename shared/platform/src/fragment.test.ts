import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { Fragment, type FragmentProps, provideFragments } from "./fragment.ts";
import { fakeApi } from "./testing/fake-api.ts";
import { fakeFragments } from "./testing/fake-fragments.ts";
import { visit } from "./testing/visit.ts";

const About = ({ product }: { product?: unknown }) => createElement("p", null, `About ${String(product)}`);

const NAME = "mf-catalog/contact-form";

const embed = (given: FragmentProps<typeof NAME>) => render(createElement(Fragment<typeof NAME>, given));

it("loads a fragment by its federated name, once, and passes its props", async () => {
  const load = jest.fn(async () => ({ Component: About }));
  provideFragments(load);
  const given = {
    name: "mf-catalog/contact-form",
    props: { product: "qPCR mix" },
    fallback: "Wait",
  } as const;
  const { unmount } = embed(given);
  expect(screen.getByText("Wait")).toBeVisible();
  expect(await screen.findByText("About qPCR mix")).toBeVisible();
  unmount();
  embed(given);
  expect(await screen.findByText("About qPCR mix")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith(NAME);
});

it("loads a fragment again after a failure, when it is next rendered", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const load = jest.fn(async () => ({ Component: About }));
  load.mockRejectedValueOnce(new Error("offline"));
  provideFragments(load);
  const page = { path: "/", element: createElement(Fragment<typeof NAME>, { name: NAME }) };
  const { unmount } = visit("/", [page]);
  expect(await screen.findByRole("alert")).toHaveTextContent("offline");
  unmount();

  visit("/", [page]);

  expect(await screen.findByText("About undefined")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it("is rendered in tests as its name and props", async () => {
  fakeFragments();
  embed({ name: NAME, props: { product: "qPCR mix" } });
  expect(await screen.findByText('mf-catalog/contact-form {"product":"qPCR mix"}')).toBeVisible();
});

it("rejects props that the contract does not declare", async () => {
  fakeFragments();
  fakeApi({});
  jest.spyOn(console, "error").mockImplementation(() => {});
  // @ts-expect-error: the type does not allow this prop; the fake rejects it at run time.
  const given: FragmentProps<typeof NAME> = { name: NAME, props: { produkt: "qPCR mix" } };
  visit("/", [{ path: "/", element: createElement(Fragment<typeof NAME>, given) }]);
  expect(await screen.findByRole("alert")).toHaveTextContent("produkt");
});
