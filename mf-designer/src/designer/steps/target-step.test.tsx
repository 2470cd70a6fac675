import type { GeneRow } from "@ligate/contract/genes/schemas";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, GENES, STATE, SUMMARY } from "../../testing/api-responses.ts";
import { answerState, type StateCall } from "../../testing/design-state.ts";
import { chooseOption, clickNext, openTargetStep } from "../../testing/designer-actions.ts";
import { aGene, aProduct, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";

beforeEach(() => {
  replaceDraft(EMPTY_DRAFT);
  provideSettings(pageSettings());
});

const genes = (...gene_items: GeneRow[]) => ({ gene_items, total: gene_items.length, unsold_symbol: null });

async function search(symbol: string) {
  const input = screen.getByRole("combobox", { name: "Enter Gene Symbol" });
  await userEvent.clear(input);
  await userEvent.type(input, symbol);
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
}

async function openGeneSearch(response: object) {
  const calls = fakeApi({ ...designResponses(), [GENES]: response });
  const page = await openTargetStep();
  await chooseOption("Search Target Gene");
  /** The searches that were submitted. Suggestions request no page number. */
  const searches = () =>
    calls
      .filter(({ path, query }) => GENES.includes(path) && query.has("page_number"))
      .map(({ query }) => Object.fromEntries(query));
  return { page, calls, searches };
}

it.each([
  ["Control", "Ctrl", "000000"],
  ["Non-Insert/Template", "Template", "XXXXXX"],
])("selects %s with gene symbol %s and sequence %s", async (choice, symbol, sequence) => {
  const calls = fakeApi(designResponses());
  const page = await openTargetStep();

  await chooseOption(choice);
  expect(screen.getByText("Gene symbol").nextElementSibling).toHaveTextContent(symbol);
  expect(screen.queryByRole("combobox", { name: "Enter Gene Symbol" })).not.toBeInTheDocument();
  await clickNext("formats and prices");

  await waitFor(() => expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}`));
  const lastCall = calls.filter(({ path }) => STATE.includes(path)).at(-1);
  expect(lastCall?.query.get("target")).toBe(sequence);
});

it("finds a gene by an alias, shows the match, and opens the product for the gene", async () => {
  const { page, calls, searches } = await openGeneSearch(genes(aGene({ matched_alias: "p53" })));

  await search("p53");
  const row = await screen.findByRole("row", { name: /tumor protein p53/ });
  expect(row).toHaveTextContent("H00001TP53 matched p53tumor protein p53");
  expect(row).toHaveTextContent("gene with protein product · coding sequence 1,182 bp");
  expect(within(row).getByRole("link", { name: "7157, TP53 at NCBI Gene" })).toHaveAttribute(
    "href",
    "https://www.ncbi.nlm.nih.gov/gene/7157",
  );
  await userEvent.click(within(row).getByRole("radio", { name: "TP53, H00001" }));
  await clickNext("formats and prices");

  await waitFor(() => expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}`));
  expect(searches()).toContainEqual({
    symbol: "p53",
    species: "Human",
    page_number: "1",
    page_size: "10",
    function_type_name: "CRISPRa",
  });
  const lastCall = calls.filter(({ path }) => STATE.includes(path)).at(-1);
  expect(lastCall?.query.get("target")).toBe("H00001");
});

it("labels the columns of the gene table", async () => {
  await openGeneSearch(genes(aGene()));

  await search("TP53");

  const headings = (await screen.findAllByRole("columnheader")).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Target sequence", "Sequence Number", "Symbol", "Name", "Locus ID"]);
});

it("does not leave the step until a gene is selected in the table", async () => {
  const { page } = await openGeneSearch(genes(aGene()));
  await search("TP53");
  await screen.findByRole("table");

  await clickNext("formats and prices");

  expect(screen.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(page.address()).toContain("step=5&q=TP53");
});

it("does not repeat a failed Next when a way to choose the target is chosen", async () => {
  fakeApi(designResponses());
  await openTargetStep();
  const target = () => screen.getByRole("group", { name: "Target" });
  await clickNext("formats and prices");
  expect(target()).toHaveAccessibleDescription("Choose a target.");

  await chooseOption("Search Target Gene");
  expect(target()).not.toHaveAccessibleDescription();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await clickNext("formats and prices");

  expect(target()).toHaveAccessibleDescription("Search for a gene and select it in the table.");
  expect(screen.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
});

it("empties the table when the other species is selected", async () => {
  const { searches } = await openGeneSearch(genes(aGene()));
  await search("TP53");
  await screen.findByRole("table");

  await userEvent.click(screen.getByRole("radio", { name: "Mouse" }));
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByText("No results found. Please try again.")).not.toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Enter Gene Symbol" })).toHaveValue("TP53");
  expect(searches()).toHaveLength(1);

  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByRole("table")).toBeInTheDocument();
});

it("goes on by the button of the chosen card, unless the gene is still to be searched", async () => {
  fakeApi(designResponses());
  const page = await openTargetStep();
  const target = within(screen.getByRole("group", { name: "Target" }));
  await chooseOption("Search Target Gene");
  expect(target.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();

  await chooseOption("Control");
  await userEvent.click(target.getByRole("button", { name: "Next" }));

  await waitFor(() => expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}`));
});

it("searches again only if the symbol or the species has changed", async () => {
  const { searches } = await openGeneSearch(genes(aGene()));

  await search("TP53");
  await screen.findByRole("table");
  await search("TP53");
  expect(searches()).toHaveLength(1);

  await userEvent.click(screen.getByRole("radio", { name: "Mouse" }));
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(searches()).toHaveLength(2));
  expect(searches()[1]).toMatchObject({ species: "Mouse", symbol: "TP53" });
});

it("does not search without a symbol", async () => {
  const { searches } = await openGeneSearch(genes());

  await userEvent.click(screen.getByRole("button", { name: "Search" }));

  expect(searches()).toEqual([]);
});

it("shows a message if no gene is found", async () => {
  await openGeneSearch(genes());

  await search("NOPE");

  expect(await screen.findByText("No results found. Please try again.")).toHaveAttribute("role", "status");
});

it("shows pages of 10, 25 or 50 genes", async () => {
  const { searches } = await openGeneSearch({ gene_items: [aGene()], total: 60, unsold_symbol: null });
  await search("TP");
  await screen.findByRole("table");

  const sizes = screen.getByRole("combobox", { name: "Items per page" });
  expect(
    within(sizes)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["10", "25", "50"]);
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  await waitFor(() => expect(searches()[1]).toMatchObject({ page_number: "2", page_size: "10" }));
  await userEvent.selectOptions(sizes, "25");
  await waitFor(() => expect(searches()[2]).toMatchObject({ page_number: "1", page_size: "25" }));
});

it("shows the response to the last search, also if an earlier response arrives later", async () => {
  const respond: Record<string, (body: unknown) => void> = {};
  await openGeneSearch(
    ({ query }: { query: URLSearchParams }) =>
      new Promise((resolve) => {
        respond[query.get("symbol") ?? ""] = resolve;
      }),
  );

  await search("SLOW");
  expect(screen.getByText("Searching…")).toBeInTheDocument();
  await search("FAST");
  await act(async () => respond.FAST?.(genes(aGene({ symbol: "FAST1" }))));
  await screen.findByText("FAST1");
  await act(async () => respond.SLOW?.(genes(aGene({ symbol: "SLOW1" }))));

  expect(screen.getByText("FAST1")).toBeInTheDocument();
  expect(screen.queryByText("SLOW1")).not.toBeInTheDocument();
});

it("keeps the selected gene on another search", async () => {
  await openGeneSearch(genes(aGene()));
  await search("TP53");
  await userEvent.click(await screen.findByRole("radio", { name: "TP53, H00001" }));
  expect(screen.getByText("Gene symbol").nextElementSibling).toHaveTextContent("TP53");

  await search("EGFR");

  expect(screen.getByText("Gene symbol").nextElementSibling).toHaveTextContent("TP53");
});

it("keeps the input if a search fails, and can search again", async () => {
  let isDown = true;
  await openGeneSearch(() => (isDown ? problem(503, "The gene table is being updated.") : genes(aGene())));
  await search("TP53");

  expect(await screen.findByRole("alert")).toHaveTextContent("The gene table is being updated.");
  expect(screen.getByRole("combobox", { name: "Enter Gene Symbol" })).toHaveValue("TP53");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Search" }));

  expect(await screen.findByRole("table")).toBeInTheDocument();
});

it("opens the product page after the last step", async () => {
  fakeApi({
    ...designResponses(),
    [SUMMARY(TEMPLATE_SKU)]: aProduct({ product_name: "CRISPRa Lenti-AIO Ctrl Kit" }),
  });
  await openTargetStep();

  await chooseOption("Control");
  await clickNext("formats and prices");

  expect(
    await screen.findByRole("heading", { level: 1, name: "CRISPRa Lenti-AIO Ctrl Kit" }),
  ).toBeInTheDocument();
});

it("opens the product page if Next is clicked before the last choice has its options and its SKU", async () => {
  const respond: (() => void)[] = [];
  let isSlow = false;
  fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) =>
      isSlow
        ? new Promise((resolve) => respond.push(() => resolve(answerState()(call))))
        : answerState()(call),
  });
  const page = await openTargetStep();
  isSlow = true;
  await chooseOption("Non-Insert/Template");
  await clickNext("formats and prices");

  await waitFor(() => expect(respond).not.toEqual([]));
  isSlow = false;
  await act(async () => respond.map((answer) => answer()));

  await waitFor(() => expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}`));
});
