import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, GENES } from "../../testing/api-responses.ts";
import { aGene } from "../../testing/samples.ts";

const STEP =
  "/design?category=CRISPR&function=CRISPRa&structure=Lenti-AIO&promoter=PCMV&tag=None&fluorescence=None&selection=None&step=5";
const malat1 = aGene({
  target_sequence: "H00090",
  symbol: "MALAT1",
  orthologue: null,
  enabled: false,
  reason: "MALAT1 is an lncRNA. CRISPRi is offered.",
});

beforeEach(() => replaceDraft(EMPTY_DRAFT));

function open(search: string, response: object) {
  const calls = fakeApi({ ...designResponses(), [GENES]: response });
  const page = visit(`${STEP}${search}`, routes);
  return { page, calls };
}
const page = (genes = [aGene()], unsold_symbol: string | null = null) => ({
  gene_items: genes,
  total: genes.length,
  unsold_symbol,
});
const field = () => screen.findByRole("combobox", { name: "Enter Gene Symbol" });

it("shows the page of the search in the address", async () => {
  const { calls } = open("&q=tumor&species=Mouse&page=2&size=25", { ...page(), total: 60 });

  expect(await screen.findByRole("radio", { name: "TP53, H00001" })).toBeInTheDocument();
  expect(await field()).toHaveValue("tumor");
  expect(screen.getByRole("radio", { name: "Mouse" })).toBeChecked();
  expect(calls.find(({ path }) => GENES.includes(path))?.query.toString()).toBe(
    "symbol=tumor&species=Mouse&page_number=2&page_size=25&function_type_name=CRISPRa",
  );
});

it("says that nothing was found for the text, and for which text the genes were found", async () => {
  open("&q=tp35", { ...page(), corrected_symbol: "TP53" });

  expect(
    await screen.findByText("Nothing was found for “tp35”. These are the genes for “TP53”."),
  ).toBeInTheDocument();
});

it("offers a quote for an unknown gene", async () => {
  open("&q=zzzz", page([]));

  expect(await screen.findByText("No results found. Please try again.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get a quote for zzzz" })).toHaveAttribute(
    "href",
    "/message?product=A%20design%20for%20zzzz",
  );
});

it("says that more genes are coming, and not that there are none", async () => {
  open("&q=titin", { ...page([]), more_genes_coming: true });

  expect(await screen.findByText("More genes are coming.")).toBeInTheDocument();
  expect(screen.queryByText("No results found. Please try again.")).not.toBeInTheDocument();
});

it("suggests genes while typing, and selects one by the keyboard", async () => {
  const { page: visited } = open("&q=", page());

  await userEvent.type(await field(), "p53");
  const option = await screen.findByRole("option", { name: /TP53/ });
  expect(await field()).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowDown}");
  expect(option).toHaveAttribute("aria-selected", "true");
  expect(await field()).toHaveAttribute("aria-activedescendant", option.id);
  await userEvent.keyboard("{Enter}");

  await waitFor(() => expect(visited.address()).toContain("target=H00001"));
  expect(visited.address()).toContain("q=TP53");
  expect(screen.queryByRole("option", { name: /TP53/ })).not.toBeInTheDocument();
  expect(screen.getByText("Gene symbol").nextElementSibling).toHaveTextContent("TP53");
});

it("selects a suggestion of the other species, which an id names", async () => {
  const trp53 = aGene({ symbol: "Trp53", target_sequence: "M00001", species: "Mouse" });
  const { page: visited } = open("&q=", page([trp53]));

  await userEvent.type(await field(), "MGI:98834");
  await userEvent.click(await screen.findByRole("option", { name: /Trp53/ }));

  await waitFor(() => expect(visited.address()).toContain("target=M00001"));
  expect(visited.address()).toContain("q=Trp53&species=Mouse");
});

it("says while typing that a gene is not in the catalog, before others are suggested", async () => {
  open("&q=", page([aGene({ symbol: "TTR", matched_alias: "TTN" })], "TTN"));

  await userEvent.type(await field(), "TTN");

  expect(await screen.findByRole("option", { name: /TTR/ })).toBeInTheDocument();
  expect(
    screen.getByText("TTN is not in the catalog. The genes below are different genes.", { selector: "p" }),
  ).toBeInTheDocument();
});

it("closes the suggestions on Escape, and keeps the text", async () => {
  open("&q=", page());

  await userEvent.type(await field(), "p53");
  await screen.findByRole("option", { name: /TP53/ });
  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("option", { name: /TP53/ })).not.toBeInTheDocument();
  expect(await field()).toHaveValue("p53");
});

it("leaves keys with modifiers to the browser", async () => {
  const { page: visited } = open("&q=", page());
  await userEvent.type(await field(), "p53");
  const option = await screen.findByRole("option", { name: /TP53/ });

  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}{Control>}{ArrowDown}{/Control}");
  expect(option).toHaveAttribute("aria-selected", "false");
  await userEvent.keyboard("{ArrowDown}");
  expect(fireEvent.keyDown(await field(), { key: "Enter", ctrlKey: true })).toBe(true);
  // Safari: the Enter that ends a composition.
  expect(fireEvent.keyDown(await field(), { key: "Enter", keyCode: 229 })).toBe(true);
  expect(visited.address()).not.toContain("target=");
});

it("opens no list after Enter for suggestions that arrive late", async () => {
  let respond = (_: object) => {};
  fakeApi({
    ...designResponses(),
    [GENES]: ({ query }: { query: URLSearchParams }) =>
      query.get("page_size") === "10" && query.get("symbol") === "p53" && !query.has("page_number")
        ? new Promise<object>((resolve) => {
            respond = resolve;
          })
        : page(),
  });
  const visited = visit(`${STEP}&q=`, routes);
  await userEvent.type(await field(), "p53");
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(visited.address()).toContain("q=p53"));

  await act(async () => respond(page()));

  expect(await field()).toHaveAttribute("aria-expanded", "false");
});

it("says why a gene cannot be selected", async () => {
  open("&q=MALAT1", page([malat1]));

  const radio = await screen.findByRole("radio", { name: "MALAT1, H00090" });
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription("Not offered. MALAT1 is an lncRNA. CRISPRi is offered.");
});

it("says that a gene is not in the catalog, and offers a quote", async () => {
  open("&q=TTN", page([aGene({ symbol: "TTR", matched_alias: "TTN" })], "TTN"));

  expect(await screen.findByText("TTN is not in the catalog.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get a quote for TTN" })).toHaveAttribute(
    "href",
    "/message?product=A%20design%20for%20TTN",
  );
  expect(within(screen.getByRole("table")).getByText("TTR")).toBeInTheDocument();
});

it("selects the orthologue in one click", async () => {
  const { page: visited } = open("&q=TP53", page());

  await userEvent.click(await screen.findByRole("button", { name: "Mouse: Trp53" }));

  await waitFor(() => expect(visited.address()).toContain("target=M00001"));
  expect(visited.address()).toContain("q=Trp53&species=Mouse");
  expect(screen.getByText("Gene symbol").nextElementSibling).toHaveTextContent("Trp53");
});
