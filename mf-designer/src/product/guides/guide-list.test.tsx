import type { GuideList, ListedGuide } from "@ligate/contract/guides/schemas";
import { useCart } from "@ligate/platform/cart";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { designResponses, FORMATS } from "../../testing/api-responses.ts";
import { ASKS, aCheck } from "../../testing/asked-fields.ts";
import { aFormat, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";

const CART = "POST /api/orders/cart/";
const CHECK = "POST /api/products/check-specification/";
const GUIDES = `GET /api/products/get-guides/${TEMPLATE_SKU}/`;
const FIRST = "ACGTTGCATGCATGCCATGA";
const SECOND = "GCGTTGCATGCATGCCATGG";

const aGuide = (differing: Partial<ListedGuide> = {}): ListedGuide => ({
  rank: 1,
  library: "Brunello",
  sequence: FIRST,
  symbol: "TP53",
  pam: "TGG",
  transcript: "NM_000546.5",
  exon: 4,
  strand: "antisense",
  assembly: "GRCh38",
  chromosome: "17",
  position: 7_674_220,
  published_score: 0.6165,
  estimate: 0.0421,
  ...differing,
});
const aList = (guides = [aGuide(), aGuide({ rank: 2, sequence: SECOND, symbol: "P53" })]): GuideList => ({
  libraries: [{ name: "Brunello", about: "a human knockout library" }],
  guides,
  published_score: { name: "Rule Set 2", meaning: "As published, from 0 to 1." },
  estimate: { name: "Rule Set 1 (estimate)", meaning: "Our estimate." },
  caveat: "Neither score says where else a guide cuts.",
});
const formats = (listed_guides?: number) => ({
  "Plasmid DNA": [aFormat({ asks: [{ ...ASKS.guide, ...(listed_guides && { listed_guides }) }] })],
});

beforeEach(() => {
  sessionStorage.clear();
  provideSettings(pageSettings());
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
});

function openPage(responses: Record<string, object> = {}) {
  const calls = fakeApi({
    ...designResponses(),
    [FORMATS]: formats(2),
    [CART]: { count: 1, cart: { data: [], total_price: 409, count: 1 } },
    [CHECK]: aCheck(),
    [GUIDES]: aList(),
    ...responses,
  });
  const page = visit(`/products/item/${TEMPLATE_SKU}`, routes);
  return { page, calls, getCartPosts: () => postedBodies(calls, "/api/orders/cart/") };
}

const chooseList = async () => userEvent.click(await screen.findByRole("radio", { name: /^From a list/ }));
const guideRadio = (sequence: string) =>
  screen.findByRole("radio", { name: new RegExp(`^Guide .*${sequence}$`) });
const select = async () =>
  userEvent.click(await screen.findByRole("checkbox", { name: "Select Plasmid DNA" }));
const addToCart = async () => {
  await select();
  await userEvent.click(await screen.findByRole("button", { name: "Add to Cart" }));
};

it("leaves the guide to us, and requests no list until it is chosen", async () => {
  const { calls, getCartPosts } = openPage();
  expect(await screen.findByRole("radio", { name: "Chosen by us" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "From a list of 2" })).toBeEnabled();
  await addToCart();

  await waitFor(() => expect(getCartPosts()).toHaveLength(1));
  expect(JSON.stringify(getCartPosts())).not.toContain("Brunello");
  expect(JSON.stringify(calls)).not.toContain("get-guides");
});

it("offers no list where there is none", async () => {
  openPage({ [FORMATS]: formats() });

  expect(await screen.findByRole("radio", { name: "Your own" })).toBeEnabled();
  expect(screen.queryByRole("radio", { name: /list/ })).not.toBeInTheDocument();
});

it("shows what the library has of each guide, and what the scores mean", async () => {
  openPage();
  await chooseList();

  const row = within((await guideRadio(FIRST)).closest("tr") as HTMLElement);
  for (const text of [
    FIRST,
    "TGG",
    "4",
    "NM_000546.5",
    "chr17:7,674,220",
    "GRCh38, antisense",
    "0.62",
    "0.04",
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByText(/, as P53/)).toBeVisible();
  for (const text of [
    /^As published, from 0 to 1/,
    /^Our estimate/,
    /^a human knockout library/,
    /where else/,
  ])
    expect(screen.getByText(text)).toBeVisible();
});

it("shows no columns for what a library does not have", async () => {
  const bare = aGuide({
    position: null,
    exon: null,
    transcript: null,
    pam: null,
    strand: null,
    assembly: null,
  });
  openPage({ [GUIDES]: aList([{ ...bare, published_score: null, estimate: null }]) });
  await chooseList();
  await guideRadio(FIRST);

  const names = screen.getByRole("group", { name: "Guides of the list" }).querySelectorAll("thead th");
  expect([...names].map(({ textContent }) => textContent)).toEqual(["Select", "Guide, 5′ to 3′"]);
  expect(screen.queryByText(/Our estimate/)).not.toBeInTheDocument();
});

it("adds the chosen guide with its library to the line", async () => {
  const { getCartPosts } = openPage();
  await chooseList();
  await userEvent.click(await guideRadio(SECOND));
  await addToCart();

  await waitFor(() => expect(getCartPosts()).toHaveLength(1));
  expect(getCartPosts()).toMatchObject([
    {
      cart_item: {
        specification: { guide: { source: "own", library: "Brunello", sequences: [SECOND] } },
      },
    },
  ]);
});

it("is chosen by keyboard", async () => {
  openPage();
  await chooseList();
  (await guideRadio(FIRST)).focus();
  await userEvent.keyboard(" ");
  expect(await guideRadio(FIRST)).toBeChecked();
  await userEvent.keyboard("{ArrowDown}");
  expect(await guideRadio(SECOND)).toBeChecked();
});

it("asks for a guide when the line is added without one, and moves there", async () => {
  const { getCartPosts } = openPage();
  await chooseList();
  await guideRadio(FIRST);
  await addToCart();

  expect(screen.getByText("Please choose a guide from the list.")).toBeVisible();
  expect(await guideRadio(FIRST)).toHaveFocus();
  expect(screen.getByRole("group", { name: "Guides of the list" })).toHaveAccessibleDescription(
    "Please choose a guide from the list.",
  );
  expect(getCartPosts()).toEqual([]);
});

it("keeps the chosen guide through a reload", async () => {
  const first = openPage();
  await chooseList();
  await userEvent.click(await guideRadio(SECOND));
  first.page.unmount();

  openPage();

  expect(await guideRadio(SECOND)).toBeChecked();
});

it("says at the list that a guide is not in it any more, and does not add it", async () => {
  const message = `The guide ${SECOND} is no longer in the list of Brunello.`;
  const { getCartPosts } = openPage({ [CHECK]: aCheck({ problems: [{ field: "guide", message }] }) });
  await select();
  await userEvent.click(await screen.findByRole("radio", { name: "Your own" }));
  await userEvent.type(screen.getByLabelText("SpCas9 guide"), FIRST);
  await chooseList();
  await userEvent.click(await guideRadio(SECOND));

  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Add to Cart" }));
  expect(getCartPosts()).toEqual([]);
});

it("says that a list is empty by now", async () => {
  openPage({ [GUIDES]: { ...aList([]), libraries: [] } });
  await chooseList();

  expect(await screen.findByText(/no longer a list of guides for this product/)).toBeVisible();
});

it("says when the list could not be loaded, and loads it again", async () => {
  let isDown = true;
  openPage({ [GUIDES]: () => (isDown ? problem(503, "The store is busy.") : aList()) });
  await chooseList();
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded. The store is busy.");

  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await guideRadio(FIRST)).toBeVisible();
});

it("copies the bases of a guide", async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, "writeText");
  openPage();
  await chooseList();
  await user.click(await screen.findByRole("button", { name: `Copy ${FIRST}` }));

  expect(writeText).toHaveBeenCalledWith(FIRST);
});
