import type { KitSequences, PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SequenceView } from "./sequence-view.tsx";

const feature = (overrides: Partial<SequenceFeature>): SequenceFeature => ({
  name: "ORF",
  kind: "effector",
  start_bp: 1,
  end_bp: 1,
  strand: 1,
  source: "made for the test",
  is_schematic: false,
  is_coding: false,
  ...overrides,
});

/** 200 bp: a FLAG tag, a BsaI site on the other strand, EcoRI across the origin, and 100 unknown bases. */
const BASES = `TTCCCATGGACTACAAAGACGATGACGACAAGTAACCGAGACCC${"N".repeat(100)}${"CA".repeat(26)}CGAA`;
const plasmid: PlasmidSequence = {
  name: "pTest",
  role: "Cas9",
  bases: BASES,
  known_bp: 100,
  features: [
    feature({ name: "FLAG", kind: "tag", start_bp: 6, end_bp: 35, is_coding: true }),
    feature({ name: "TP53 ORF", start_bp: 45, end_bp: 144, is_schematic: true, source: "No sequence." }),
    feature({ name: "ori", kind: "regulatory", start_bp: 150, end_bp: 190, strand: -1 }),
  ],
};
const sequences = (plasmids = [plasmid]): KitSequences => ({
  product_sku: "KO-LA-CMXXPC-H00001",
  product_name: "CRISPR KO Lenti-AIO Kit",
  plasmids,
});

function show(plasmids?: PlasmidSequence[]) {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const view = render(<SequenceView sequences={sequences(plasmids)} />);
  return { user, copy, ...view };
}
const findField = () => screen.getByLabelText("Find bases on both strands");
const selectRange = async (user: ReturnType<typeof userEvent.setup>, range: string) => {
  await user.type(screen.getByLabelText("Select from–to"), `${range}{Enter}`);
};

it("counts the known bases", () => {
  show();
  expect(screen.getByText("Circular, 100 of 200 bp known.")).toBeVisible();
  expect(screen.getByRole("img", { name: /^pTest as a ring of 200 bp/ })).toBeVisible();
});

it("has a tab per plasmid, by its role", async () => {
  const { user } = show([plasmid, { ...plasmid, name: "pGuide", role: "Guide" }]);
  expect(screen.getByText("pTest")).toBeVisible();
  await user.click(screen.getByRole("tab", { name: "Guide" }));
  expect(screen.getByText("pGuide")).toBeVisible();
});

it("finds bases on both strands, counts them, and goes from one to the next", async () => {
  const { user } = show();
  await user.type(findField(), "ggtct");
  expect(screen.getByText("1 site found.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Next site" }));
  expect(screen.getByText("Site 1 of 1, at 39, on the other strand.")).toBeVisible();
  expect(screen.getByText(/^Selected 39–43: 5 bp, GC 60.0 %/)).toBeVisible();

  await user.clear(findField());
  await user.type(findField(), "GAY{Enter}");
  expect(screen.getByText(/^Site 1 of \d, at 9/)).toBeVisible();
  await user.keyboard("{Shift>}{Enter}{/Shift}");
  expect(screen.getByText(/^Site (\d) of \1/)).toBeVisible();
});

it("says why nothing is found", async () => {
  const { user } = show();
  await user.type(findField(), "GGGGGGG");
  expect(screen.getByText("Not found in the known bases.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Next site" })).toBeDisabled();
  await user.type(findField(), "Q");
  expect(screen.getByText("“Q” is not a letter for bases.")).toBeVisible();
});

it("counts sites that are too many to be drawn", async () => {
  const { user } = show([{ ...plasmid, bases: "ACGT".repeat(300), known_bp: 1200, features: [] }]);
  await user.type(findField(), "NNN");
  expect(screen.getByText("1,200 sites found. They are too many to be drawn.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Next site" }));
  expect(screen.getByText("Site 1 of 1,200, at 1.")).toBeVisible();
});

it("selects a typed range, tells unknown bases, and copies it", async () => {
  const { user, copy } = show();
  await selectRange(user, "40-49");
  expect(
    screen.getByText("Selected 40–49: 10 bp, GC 80.0 % of the 5 known. 5 are not known, and copied as N."),
  ).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(copy).toHaveBeenLastCalledWith("GACCCNNNNN");
  await user.click(screen.getByRole("button", { name: "Copy reverse complement" }));
  expect(copy).toHaveBeenLastCalledWith("NNNNNGGGTC");
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByText(/^Nothing is selected/)).toBeVisible();
});

it("selects across the origin, and explains a range that is none", async () => {
  const { user } = show();
  await selectRange(user, "197-3");
  expect(screen.getByText(/^Selected 197–3: 7 bp/)).toBeVisible();
  await user.clear(screen.getByLabelText("Select from–to"));
  await selectRange(user, "5-500");
  expect(screen.getByText("Type two positions from 1 to 200, such as 120-480.")).toBeVisible();
});

it("lists the features, and translates one that is selected and coding", async () => {
  const { user, copy } = show();
  await user.click(screen.getByText("3 features, with position and source"));
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toContain("FLAG6–3530 bpforwardmade for the test");
  expect(rows).toContain("TP53 ORF45–144100 bpforwardSchematic. No sequence.");
  expect(rows).toContain("ori150–19041 bpreversemade for the test");

  await user.click(screen.getByRole("button", { name: "FLAG" }));
  await user.click(screen.getByText("FLAG translated: 10 codons"));
  expect(screen.getByLabelText("Translation of FLAG")).toHaveValue("MDYKDDDDK*");
  await user.click(screen.getByRole("button", { name: "Copy translation" }));
  expect(copy).toHaveBeenLastCalledWith("MDYKDDDDK*");
});

it("lists where enzymes cut the known bases, also across the origin, and selects a site", async () => {
  const { user } = show();
  await user.click(screen.getByText(/^Cut sites: \d+ of \d+ enzymes cut once/));
  expect(screen.getByText(/^Only known bases are searched.* in the 100 bp/)).toBeVisible();
  const row = within(screen.getByRole("row", { name: /^EcoRI/ }));
  expect(row.getByText("G^AATTC")).toBeVisible();
  expect(row.getByText("once")).toBeVisible();
  await user.click(row.getByRole("button", { name: "Select the site of EcoRI that is cut after base 198" }));
  expect(screen.getByText(/^Selected 198–3: 6 bp/)).toBeVisible();
});

it("draws bases, amino acids, unknown bases and cut sites", async () => {
  const { user, container } = show();
  const text = () => container.querySelector("section")?.textContent;
  expect(text()).toContain(BASES.slice(0, 44));
  expect(text()?.replaceAll("\u00a0", "")).toContain("MDYKDDDDK*");
  expect(text()).toContain("45–144: 100 bp not known, schematic: TP53 ORF");
  expect(text()).toContain("EcoRI");
  await user.selectOptions(screen.getByLabelText("Cut sites"), "None");
  expect(text()).not.toContain("EcoRI");
});

it("extends the selection by Shift and arrow keys, and copies it by the keyboard", async () => {
  const { user, copy } = show();
  await selectRange(user, "4-6");
  screen.getByRole("region", { name: "Bases" }).focus();
  await user.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}");
  expect(screen.getByText(/^Selected 4–7: 4 bp/)).toBeVisible();
  await user.keyboard("{Control>}c{/Control}");
  expect(copy).toHaveBeenLastCalledWith("CCAT");
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(screen.getByText(/^Selected 4–67: 64 bp/)).toBeVisible();
  await user.keyboard("{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}");
  expect(screen.getByText(/^Selected 4: 1 bp/)).toBeVisible();
});

it("digests with chosen enzymes, draws the fragments beside the ladders of the shop, and selects one", async () => {
  globalThis.fetch = async (url) =>
    Response.json({
      performance_chart: {
        ...{ kind: "ladder", title: "Bands", unit: "bp" },
        series: [
          {
            name: String(url),
            points: [
              ["1 kb", 1000, 70],
              ["100 bp", 100, 30],
            ],
          },
        ],
      },
    });
  const { user } = show();
  await user.click(screen.getByText("Digest on a gel"));
  expect(screen.getByText(/^Choose enzymes\./)).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: /^EcoRI/ }));
  await user.click(screen.getByRole("checkbox", { name: /^NcoI/ }));
  expect(
    screen.getByRole("img", {
      name: "Gel of the digest with EcoRI and NcoI: 194 and 6 bp, beside the ladders DM-3001 and DM-3002",
    }),
  ).toBeVisible();
  expect(await screen.findAllByText("1,000")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "194 bp" }));
  expect(screen.getByText(/^Selected 5–198: 194 bp/)).toBeVisible();
});

it("lists open reading frames, repeats and unusual windows, and selects them", async () => {
  const orf = `ATG${"GCT".repeat(110)}TAA`;
  const bases = `CC${orf}GG${"AT".repeat(60)}CC`;
  const { user } = show([{ ...plasmid, bases, known_bp: bases.length, features: [] }]);
  await user.click(screen.getByText("Open reading frames: 1 of at least 100 amino acids"));
  await user.click(screen.getByRole("button", { name: "3–338" }));
  expect(screen.getByText(/^Selected 3–338: 336 bp/)).toBeVisible();
  expect(screen.getByText(/^Repeats: \d+ of at least 40 bp$/)).toBeVisible();
  await user.click(screen.getByText(/^G and C: \d+ % of the known bases$/));
  await user.click(screen.getByRole("button", { name: /^401–462 \(\d+ %\)$/ }));
  expect(screen.getByText(/^Selected 401–462: 62 bp/)).toBeVisible();
});

it("places pasted primers, and says what is wrong with one", async () => {
  const { user } = show();
  await user.click(screen.getByText("Primers"));
  const field = screen.getByLabelText("Primers, 5′ to 3′");
  await user.type(field, "FLAG-F GGGGCATGGACTACAAAGACG");
  await user.click(screen.getByRole("button", { name: "5–21, forward (17 of 21 bases)" }));
  expect(screen.getByText(/^Selected 5–21: 17 bp/)).toBeVisible();
  await user.clear(field);
  await user.type(field, "P1 GATTACA");
  expect(screen.getByText("P1 has fewer than 15 bases.")).toBeVisible();
});
