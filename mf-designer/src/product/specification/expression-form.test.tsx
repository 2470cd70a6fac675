import { useCart } from "@ligate/platform/cart";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { designResponses, FORMATS } from "../../testing/api-responses.ts";
import { ASKS, aCheck } from "../../testing/asked-fields.ts";
import { aFormat, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";

const FRAME = `ATG${"GCC".repeat(9)}TAA`;

beforeEach(() => {
  sessionStorage.clear();
  provideSettings(pageSettings());
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
});

function openPage(check = aCheck()) {
  const calls = fakeApi({
    ...designResponses(),
    [FORMATS]: { "Plasmid DNA": [aFormat({ asks: [ASKS.orf, ASKS.reporter, ASKS.marker] })] },
    "POST /api/orders/cart/": { count: 1, cart: { data: [], total_price: 409, count: 1 } },
    "POST /api/products/check-specification/": check,
  });
  visit(`/products/item/${TEMPLATE_SKU}`, routes);
  return () => postedBodies(calls, "/api/orders/cart/");
}

const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));
const add = async () => userEvent.click(await screen.findByRole("button", { name: "Add to Cart" }));
const addToCart = async () => {
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Plasmid DNA" }));
  await add();
};
const upload = async (text: string, name = "kras.fasta") =>
  userEvent.upload(await screen.findByLabelText(/FASTA or GenBank file/), new File([text], name));
const sequence = () => screen.getByLabelText<HTMLTextAreaElement>("Sequence of the reading frame");

it("shows the defaults, and adds a line that leaves them open", async () => {
  const getCartPosts = openPage();

  expect(await screen.findByRole("radio", { name: "TP53, NM_000546 (canonical transcript)" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Marks the cell" })).toBeChecked();
  await addToCart();

  await waitFor(() => expect(getCartPosts()).toHaveLength(1));
  expect(getCartPosts()[0]).not.toHaveProperty("cart_item.specification.orf");
});

it("asks how the marker is made where the fluorescence marker reports the gene", async () => {
  const getCartPosts = openPage();
  await choose("Marks the cell");
  expect(screen.queryByRole("group", { name: /^Expression of the markers/ })).not.toBeInTheDocument();

  await choose("Reports the gene");
  const group = within(screen.getByRole("group", { name: /^Expression of the markers/ }));
  expect(group.getByRole("radio", { name: "Own promoter" })).toBeDisabled();
  expect(group.getByText("It would be on without doxycycline.", { exact: false })).toBeVisible();
  await choose("With the gene, by an IRES");
  await addToCart();

  await waitFor(() => expect(getCartPosts()).toHaveLength(1));
  expect(getCartPosts()[0]).toMatchObject({
    cart_item: { specification: { reporter: "gene", marker: "IRES" } },
  });
});

it("applies the remedy of a warning about a choice", async () => {
  openPage(
    aCheck({
      gene_warnings: [
        {
          option: "marker",
          message: "The 2A leaves residues.",
          source: "Hancock 1989",
          is_note: false,
          remedy: { label: "Make the marker by an IRES", specification: { marker: "IRES" } },
        },
      ],
    }),
  );
  await choose("Reports the gene");
  await choose("With the gene, by 2A");
  await userEvent.click(await screen.findByRole("button", { name: "Make the marker by an IRES" }));

  expect(screen.getByRole("radio", { name: "With the gene, by an IRES" })).toBeChecked();
});

it("leaves out how the marker is made where the fluorescence marker does not report the gene any more", async () => {
  const getCartPosts = openPage();
  await choose("Reports the gene");
  await choose("With the gene, by an IRES");
  await choose("Marks the cell");
  await addToCart();

  await waitFor(() => expect(getCartPosts()).toHaveLength(1));
  expect(getCartPosts()[0]).toMatchObject({ cart_item: { specification: { reporter: "cell" } } });
  expect(getCartPosts()[0]).not.toHaveProperty("cart_item.specification.marker");
});

it("takes the frame of a file into the text area, with its name", async () => {
  const getCartPosts = openPage();
  await choose("Your own");
  await upload(`>KRAS G12V\n${FRAME.toLowerCase()}\n`);

  await waitFor(() => expect(sequence()).toHaveValue(FRAME));
  expect(screen.getByLabelText("Name of the reading frame")).toHaveValue("KRAS G12V");
  expect(screen.getByText("The sequence below was read from kras.fasta.")).toBeVisible();
  expect(screen.getByText("33 bp")).toBeVisible();
  await addToCart();

  await waitFor(() => expect(getCartPosts()).toHaveLength(1));
  expect(getCartPosts()[0]).toMatchObject({
    cart_item: { specification: { orf: { source: "own", name: "KRAS G12V", sequence: FRAME } } },
  });
});

const genbank = (length: number, location: string) =>
  `LOCUS       kras ${length} bp\n     CDS             ${location}\nORIGIN\n        1 ${FRAME.toLowerCase()}\n//\n`;

it.each([
  ["two records", ">a\nATG\n>b\nATG", "The file has 2 records. Please give a file with one sequence."],
  ["a header only", ">KRAS G12V\n", "The file has a header, but no bases."],
  [
    "a protein",
    ">p\nMTEYKLVVVGAGGVGKSALTIQLIQ",
    "The reading frame of the file is a protein. Please give the DNA that encodes it.",
  ],
  [
    "100 kb",
    `>x\n${"ACG".repeat(33_334)}`,
    "The reading frame of the file has 100,002 bases. At most 20,000 are accepted.",
  ],
  [
    "a wrong length",
    genbank(720, "1..33"),
    "The file says that its sequence has 720 bp, but it has 33. Please export it again.",
  ],
  [
    "a joined frame",
    genbank(33, "join(1..12,16..33)"),
    "The coding sequence (CDS) of the file is joined from several parts. Please paste it without introns.",
  ],
  ["another format", "%PDF-1.7", "The file is neither GenBank (LOCUS …) nor FASTA (>…)."],
])("says that a file has %s, and keeps what was typed", async (_, text, message) => {
  openPage();
  await choose("Your own");
  await userEvent.type(screen.getByLabelText("Name of the reading frame"), "mine");
  await userEvent.type(sequence(), FRAME);
  await upload(text);

  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByLabelText(/FASTA or GenBank file/)).toBeInvalid();
  expect(sequence()).toHaveValue(FRAME);
  expect(screen.getByLabelText("Name of the reading frame")).toHaveValue("mine");
});

it("reads a file with mixed case and line numbers", async () => {
  openPage();
  await choose("Your own");
  await upload(`>KRAS G12V\n1 ${FRAME.slice(0, 12).toLowerCase()}\n13 ${FRAME.slice(12)}\n`);

  await waitFor(() => expect(sequence()).toHaveValue(FRAME));
});

it("asks to confirm another start codon than ATG", async () => {
  const getCartPosts = openPage();
  await choose("Your own");
  await userEvent.type(screen.getByLabelText("Name of the reading frame"), "MYC");
  await userEvent.type(sequence(), FRAME.replace("ATG", "CTG"));
  await addToCart();
  expect(
    screen.getByText(
      "The reading frame starts with CTG instead of ATG. Please confirm that this is its start codon.",
    ),
  ).toBeVisible();
  expect(getCartPosts()).toEqual([]);

  await userEvent.click(screen.getByRole("checkbox", { name: "Translation starts at the first codon, CTG" }));
  await add();
  await waitFor(() => expect(getCartPosts()).toHaveLength(1));
  expect(getCartPosts()[0]).toMatchObject({ cart_item: { specification: { orf: { non_atg_start: true } } } });
});

it("asks again where another sequence starts with another codon, or is read from a file", async () => {
  openPage();
  await choose("Your own");
  const confirmation = (codon: string) =>
    screen.getByRole("checkbox", { name: `Translation starts at the first codon, ${codon}` });
  await userEvent.type(sequence(), FRAME.replace("ATG", "CTG"));
  await userEvent.click(confirmation("CTG"));
  expect(confirmation("CTG")).toBeChecked();

  await userEvent.clear(sequence());
  await userEvent.type(sequence(), FRAME.replace("ATG", "GTG"));
  expect(confirmation("GTG")).not.toBeChecked();

  await userEvent.click(confirmation("GTG"));
  await upload(`>other\n${FRAME.replace("ATG", "GTG")}`);
  await waitFor(() => expect(confirmation("GTG")).not.toBeChecked());
});
