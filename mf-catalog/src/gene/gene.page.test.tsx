import type { GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { aGenePage, aMethod } from "../testing/gene-samples.ts";

const endpoint = (path: string) => `GET /api/genes/get-gene/${path}/`;

function visitGene(overrides: Partial<GenePage> = {}) {
  fakeApi({ [endpoint("human/TP53")]: aGenePage(overrides) });
  return visit("/genes/human/TP53", routes);
}

const methods = async () => within(await screen.findByRole("table", { name: "Methods for TP53" }));

it("shows the names of the gene, and leads to the designer and to a quote", async () => {
  visitGene();

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("TP53");
  expect(screen.getByText("Human · gene with protein product · chromosome 17")).toBeVisible();
  expect(screen.getByText("Also known as")).toHaveTextContent("Also known as p53, LFS1");
  expect(screen.getByRole("link", { name: "Design a vector for TP53" })).toHaveAttribute(
    "href",
    "/design?sku=CA-SP-CMXXXA-H00001",
  );
  expect(screen.getByRole("link", { name: "Get a quote" })).toHaveAttribute(
    "href",
    "/message?product=A%20design%20for%20human%20TP53",
  );
  expect(document.title).toBe("TP53 (human): CRISPR kits | Ligate");
});

it("lists the price and lead time of each method and delivery, with a link to the product", async () => {
  visitGene();

  const row = within((await methods()).getByRole("row", { name: /^CRISPRa / }));
  expect(row.getByRole("link", { name: "CRISPRa Standard, from $405.00" })).toHaveAttribute(
    "href",
    "/products/item/CA-SP-CMXXXA-H00001",
  );
  expect(row.getByText("10–12 days")).toBeVisible();
  expect(row.getByRole("link", { name: "Change parts of CRISPRa for TP53" })).toHaveAttribute(
    "href",
    "/design?sku=CA-SP-CMXXXA-H00001",
  );
});

it("gives the reason for what is not offered in a note, each reason once", async () => {
  visitGene({ methods: [aMethod(), aMethod({ function_type_name: "CRISPRi" })] });

  const [first, second] = (await methods()).getAllByText("Not offered");
  expect(first?.parentElement).toHaveTextContent("Not offered1");
  expect(second?.parentElement).toHaveTextContent("Not offered1");
  const notes = within(screen.getByRole("list", { name: "Notes on the table" })).getAllByRole("listitem");
  expect(notes.map(({ id, textContent }) => [id, textContent])).toEqual([
    ["note-1", "dCas9-VPR alone is 5.67 kb long, and an AAV carries 4.7 kb from ITR to ITR."],
  ]);
});

it("says which method does not apply to the gene, and what is by quote", async () => {
  const reason = "TP53 is a non-coding RNA and has no open reading frame to express.";
  const longFrame = "The TP53 open reading frame has 8,538 bp. Over 4,000 bp it is quoted.";
  const byQuote = {
    enabled: true as const,
    from_price: null,
    reason: longFrame,
    lead_time: { min_days: 1, max_days: 1 },
  };
  visitGene({
    structures: ["Standard"],
    methods: [
      aMethod({ function_type_name: "CRISPR KO", offers: [], reason }),
      aMethod({
        function_type_name: "Overexpression",
        priced_by_length: true,
        offers: [{ structure_type_name: "Standard", product_sku: "OE-SP-CMXXXA-H00001", ...byQuote }],
      }),
    ],
  });

  expect((await methods()).getByRole("row", { name: /^CRISPR KO/ })).toHaveTextContent(reason);
  expect(screen.getByRole("link", { name: "Overexpression Standard, By quote" })).toBeVisible();
  expect(screen.getByText(longFrame)).toBeVisible();
  expect(screen.getByText(/priced by the length of the open reading frame: 1,182 bp for TP53/)).toBeVisible();
});

it("has one row for the methods of a category that do not apply for the same reason", async () => {
  const reason = "TP53 is a site for insertions, not a gene to regulate.";
  visitGene({
    methods: [
      aMethod({ function_type_name: "CRISPRa", offers: [], reason }),
      aMethod({ function_type_name: "CRISPR KI" }),
      aMethod({ function_type_name: "CRISPRi", offers: [], reason }),
      aMethod({ product_category: "RNAi", function_type_name: "RNAi", offers: [], reason }),
    ],
  });

  const headers = (await methods()).getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(headers).toEqual(["CRISPR", "CRISPRa, CRISPRi", "CRISPR KIChange parts", "RNAi", "RNAi"]);
});

it("has no table for a gene without methods, but the reasons", async () => {
  const reasonOf = (name: string) => `${name} for TP53 is by quote only: ask for a quote.`;
  visitGene({
    methods: ["CRISPR KO", "CRISPRa"].map((name) =>
      aMethod({ function_type_name: name, offers: [], reason: reasonOf(name) }),
    ),
  });

  expect(await screen.findByText("CRISPR KO, CRISPRa")).toBeVisible();
  expect(screen.getByText("Each of these methods for TP53 is by quote only: ask for a quote.")).toBeVisible();
  expect(screen.queryByRole("table", { name: "Methods for TP53" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Design a vector/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/made to order/)).not.toBeInTheDocument();
  expect(document.title).toBe("TP53 (human): designs by quote | Ligate");
});

it("lists the facts with their source, and links to the ortholog and to databases", async () => {
  visitGene({ methods: [aMethod({ priced_by_length: true })] });

  const facts = within(await screen.findByRole("table", { name: "Facts" }));
  expect(facts.getByRole("row", { name: /Coding sequence/ })).toHaveTextContent(
    "1,182 bp, including the stop codonNM_000546, UCSC refGene hg38",
  );
  expect(facts.getByRole("link", { name: "Trp53 (mouse)" })).toHaveAttribute("href", "/genes/mouse/Trp53");
  expect(facts.getByRole("link", { name: "NCBI Gene 7157" })).toBeVisible();
});

it("says what is not on file", async () => {
  const { gene } = aGenePage();
  visitGene({
    methods: [aMethod({ priced_by_length: true })],
    gene: { ...gene, coding_bp: null, transcript: null, orthologue: null },
  });

  const facts = within(await screen.findByRole("table", { name: "Facts" }));
  for (const name of ["Coding sequence", "Transcript", "Ortholog"])
    expect(facts.getByRole("row", { name: new RegExp(`^${name}`) })).toHaveTextContent("Not on file");
});

it("lists stock, guides and posts", async () => {
  visitGene({
    stock: [
      {
        product_sku: "OE-SP-CMFXNA-H00001",
        product_name: "Overexpression Standard Kit--Gene H00001",
        vector_name: "pSP[OE]-Neo-CMV>FLAG:hTP53",
        formats: ["Plasmid DNA", "Glycerol stock"],
        from_price: 330,
        lead_time: { min_days: 1, max_days: 3 },
      },
    ],
    guides: { count: 4, libraries: ["Brunello"], product_sku: "KO-SP-CMXXXA-H00001" },
    posts: [{ id: 3, title: "Reading edited traces", date_posted: "2025-02-08" }],
  });

  const stock = within(await screen.findByRole("region", { name: "In stock" }));
  expect(stock.getByRole("listitem")).toHaveTextContent(
    "Plasmid DNA, Glycerol stock · from $330.00 · 1–3 days",
  );
  expect(screen.getByText(/4 published guides for TP53 from Brunello/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Reading edited traces" })).toHaveAttribute("href", "/blog/3");
});

it("describes the gene to search engines", async () => {
  visitGene();
  await methods();

  const scripts = [...document.querySelectorAll("script[type='application/ld+json']")];
  const data = scripts.map(({ textContent }) => JSON.parse(textContent ?? ""));
  expect(data.find((each) => each["@type"] === "Gene")).toMatchObject({
    name: "TP53",
    alternateName: ["tumor protein p53", "p53", "LFS1"],
    identifier: expect.arrayContaining([
      { "@type": "PropertyValue", propertyID: "NCBI Gene", value: "7157" },
    ]),
    taxonomicRange: { "@type": "Taxon", name: "Homo sapiens" },
    sameAs: expect.arrayContaining(["https://www.ncbi.nlm.nih.gov/gene/7157"]),
  });
});

it.each(["/genes/human/p53", "/genes/Human/TP53", "/genes/human/TP53/"])(
  "replaces the address %s by the gene's own",
  async (alias) => {
    fakeApi({
      [endpoint("human/p53")]: aGenePage(),
      [endpoint("Human/TP53")]: aGenePage(),
      [endpoint("human/TP53")]: aGenePage(),
    });
    const { address } = visit(alias, routes);

    await methods();
    expect(address()).toBe("/genes/human/TP53");
  },
);

it("says that there is no such gene, with genes of a similar name", async () => {
  const detail = "No human gene is called TP5.";
  const suggestion = {
    species: "Human",
    symbol: "TP53",
    gene_name: "tumor protein p53",
    url: "/genes/human/TP53",
  };
  fakeApi({
    [endpoint("human/TP5")]: problem(404, detail, { unsold_symbol: null, suggestions: [suggestion] }),
  });
  visit("/genes/human/TP5", routes);

  expect(await screen.findByRole("heading", { level: 1, name: "No gene named TP5" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(detail);
  expect(screen.getByRole("link", { name: "TP53" })).toHaveAttribute("href", "/genes/human/TP53");
  expect(screen.getByRole("link", { name: "Search the store" })).toHaveAttribute("href", "/search?q=TP5");
});

it("offers a quote for a gene that is not sold", async () => {
  const detail = "We do not list TTN, but design vectors for it on request.";
  fakeApi({ [endpoint("human/ttn")]: problem(404, detail, { unsold_symbol: "TTN", suggestions: [] }) });
  visit("/genes/human/ttn", routes);

  expect(await screen.findByRole("heading", { level: 1, name: "TTN is not in the catalog" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Get a quote for TTN" })).toHaveAttribute(
    "href",
    "/message?product=A%20design%20for%20TTN",
  );
});

it("says that more genes are coming", async () => {
  const more = { unsold_symbol: null, more_genes_coming: true, suggestions: [] };
  fakeApi({ [endpoint("human/ttn")]: problem(404, "No human gene is called ttn.", more) });
  visit("/genes/human/ttn", routes);

  expect(await screen.findByText("More genes are coming.")).toBeVisible();
});

it("shows other errors as those of every page", async () => {
  fakeApi({ [endpoint("human/TP53")]: problem(503, "The store is busy.") });
  visit("/genes/human/TP53", routes);
  expect(await screen.findByRole("alert")).toHaveTextContent("The store is busy.");
});
