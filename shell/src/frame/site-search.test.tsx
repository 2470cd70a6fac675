import type { Suggestion } from "@ligate/contract/search/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteSearch } from "./site-search.tsx";

const SUGGEST = "GET /api/search/suggestions/";
const GENE: Suggestion = {
  kind: "gene",
  label: "TP53",
  detail: "Human · alias p53 · tumor protein p53",
  url: "/search?q=TP53&species=Human",
};
const PRODUCT: Suggestion = {
  kind: "product",
  label: "TP53 CRISPR KO Standard Kit",
  detail: "KO-SP-CMXXXA-H00001 · Human",
  url: "/products/item/KO-SP-CMXXXA-H00001",
};
const PAGE: Suggestion = {
  kind: "page",
  label: "Gene Knock-out",
  detail: "Category",
  url: "/products/gene-knock-out",
};
const ALL = { suggestions: [GENE, PRODUCT, PAGE] };

const routes = [
  {
    id: "page",
    path: "/",
    element: (
      <>
        <SiteSearch />
        <button type="button">Next</button>
      </>
    ),
  },
];

/** Types into the field. @returns the field */
async function type(text: string) {
  const box = await screen.findByRole("combobox", { name: "Search the store" });
  await userEvent.type(box, text);
  return box;
}

const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute("aria-activedescendant") ?? "");

it("suggests from two characters on, once the typing pauses, and names the alias that matched", async () => {
  const calls = fakeApi({ [SUGGEST]: ALL });
  visit("/", routes);
  const requested = () => calls.filter(({ path }) => path.includes("suggestions"));

  const box = await type("p");
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(requested()).toEqual([]);
  await userEvent.type(box, "53");

  expect(await screen.findAllByRole("option")).toHaveLength(3);
  expect(requested().map(({ query }) => query.get("q"))).toEqual(["p53"]);
  expect(screen.getByRole("option", { name: /^TP53 Human · alias p53/ })).toHaveAttribute("href", GENE.url);
  expect(screen.getByRole("group", { name: "Pages" })).toHaveTextContent("Gene Knock-out");
  expect(box).toHaveAttribute("aria-expanded", "true");
  expect(box).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
});

it("moves through the options with the arrows, Home and End, while the focus stays in the field", async () => {
  fakeApi({ [SUGGEST]: ALL });
  const view = visit("/", routes);
  const box = await type("p53");
  await screen.findAllByRole("option");

  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(activeOption(box)).toHaveTextContent("TP53 CRISPR KO Standard Kit");
  expect(activeOption(box)).toHaveAttribute("aria-selected", "true");
  expect(box).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(activeOption(box)).toHaveTextContent("Gene Knock-out");
  await userEvent.keyboard("{ArrowDown}");
  expect(activeOption(box)).toBeNull();
  await userEvent.keyboard("{ArrowUp}{Home}");
  expect(activeOption(box)).toHaveTextContent(/^TP53 Human/);

  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(view.address()).toBe(GENE.url));
});

it("searches for the text when Enter is pressed in the field", async () => {
  fakeApi({ [SUGGEST]: ALL });
  const view = visit("/", routes);
  await type("p53");
  await screen.findAllByRole("option");

  await userEvent.keyboard("{Enter}");

  await waitFor(() => expect(view.address()).toBe("/search?q=p53"));
});

it("adds no entry to the history when the same search is submitted again", async () => {
  fakeApi({ [SUGGEST]: { suggestions: [] } });
  const results = (
    <>
      <h1>Results</h1>
      <SiteSearch />
    </>
  );
  const view = visit("/", [...routes, { id: "search", path: "/search", element: results }]);
  await type("p53{Enter}");
  await screen.findByRole("heading", { name: "Results" });
  expect(await type("{Enter}")).toHaveValue("p53");

  await act(() => view.back());

  expect(view.address()).toBe("/");
});

it("shows the query of the search page, and leaves with it", async () => {
  fakeApi({ [SUGGEST]: { suggestions: [] } });
  const view = visit("/search?q=p53&species=Human", [
    ...routes,
    { id: "search", path: "/search", element: <SiteSearch /> },
  ]);
  const box = await screen.findByRole("combobox", { name: "Search the store" });
  expect(box).toHaveValue("p53");

  await act(() => view.go("/search?q=KRAS"));
  expect(screen.getByRole("combobox")).toHaveValue("KRAS");
  await act(() => view.go("/"));
  expect(screen.getByRole("combobox")).toHaveValue("");
  await act(() => view.back());
  expect(screen.getByRole("combobox")).toHaveValue("KRAS");
});

it("closes on Escape and keeps the text; an arrow key opens the list again", async () => {
  fakeApi({ [SUGGEST]: ALL });
  visit("/", routes);
  const box = await type("p53");
  await screen.findAllByRole("option");

  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(box).toHaveValue("p53");
  expect(box).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}");
  expect(await screen.findAllByRole("option")).toHaveLength(3);
});

it("closes when the field loses the focus", async () => {
  fakeApi({ [SUGGEST]: ALL });
  visit("/", routes);
  await type("p53");
  await screen.findAllByRole("option");

  await userEvent.tab();

  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Clear" })).toHaveFocus();
});

it("is cleared by a button, which closes the list and keeps the focus in the field", async () => {
  fakeApi({ [SUGGEST]: ALL });
  visit("/", routes);
  const box = await type("p53");
  await screen.findAllByRole("option");

  await userEvent.click(screen.getByRole("button", { name: "Clear" }));

  expect(box).toHaveValue("");
  expect(box).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole("option")).not.toBeInTheDocument());
});

it("navigates to an option that is clicked", async () => {
  fakeApi({ [SUGGEST]: ALL });
  const view = visit("/", routes);
  await type("p53");

  await userEvent.click(await screen.findByRole("option", { name: /^Gene Knock-out/ }));

  await waitFor(() => expect(view.address()).toBe(PAGE.url));
});

it("shows the suggestions for the latest text, whichever response arrives last", async () => {
  const respond = new Map<string, (body: unknown) => void>();
  fakeApi({
    [SUGGEST]: ({ query }: { query: URLSearchParams }) =>
      new Promise((resolve) => respond.set(query.get("q") ?? "", resolve)),
  });
  visit("/", routes);
  const box = await type("p5");
  await waitFor(() => expect(respond.has("p5")).toBe(true));
  await userEvent.type(box, "3");
  await waitFor(() => expect(respond.has("p53")).toBe(true));

  await act(async () => {
    respond.get("p53")?.({ suggestions: [GENE] });
    respond.get("p5")?.({ suggestions: [PAGE] });
  });

  expect(await screen.findByRole("option", { name: /^TP53/ })).toBeInTheDocument();
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

it("shows no suggestions and no error if the request fails", async () => {
  const calls = fakeApi({ [SUGGEST]: problem(503, "Not now.") });
  const view = visit("/", routes);
  await type("p53");
  await waitFor(() => expect(calls.some(({ path }) => path.includes("suggestions"))).toBe(true));

  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(view.address()).toBe("/search?q=p53"));
});

it("suggests nothing for a pasted sequence, and leaves it to the search page", async () => {
  const calls = fakeApi({ [SUGGEST]: ALL });
  const view = visit("/", routes);
  const box = await type("p");
  await userEvent.clear(box);
  await userEvent.paste("  ATGGAGGAGCCGCAGTCAGATCCT ");
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));

  await userEvent.keyboard("{Enter}");

  await waitFor(() => expect(view.address()).toBe("/search?q=ATGGAGGAGCCGCAGTCAGATCCT"));
  expect(calls.filter(({ path }) => path.includes("suggestions"))).toEqual([]);
});
