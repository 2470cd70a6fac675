import type { KitSequences } from "@ligate/contract/sequences/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anOrder } from "../testing/samples.ts";

const ORDER = "GET /api/users/view-order/4334724101";
const SEQUENCES = "GET /api/users/order-sequences/4334724101/2/";

const someSequences = (): KitSequences => ({
  product_sku: "KO-LA-CMXXPC-H00001",
  product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001",
  plasmids: [{ name: "pKO", role: "Vector", bases: "ATGGAATTCN", known_bp: 9, features: [] }],
});

/** An order of a supply, and of a design on its second line. */
function orderOfTwo() {
  const [design] = anOrder().items;
  if (!design) throw new Error("The sample has no item");
  const supply = {
    ...design,
    line: 1,
    product_sku: "TR-1001",
    product_name: "Polybrene, 1 ml",
    url: "/products/transfection-reagents",
  };
  return anOrder({ items: [supply, { ...design, line: 2 }] });
}

function openOrder(responses: Record<string, object>) {
  const calls = fakeApi({ ...signedIn, [ORDER]: orderOfTwo(), ...responses });
  visit("/profile/order/4334724101", routes);
  return { getSequenceCalls: () => calls.filter(({ path }) => SEQUENCES.includes(path)) };
}
const findSection = async () => within(await screen.findByRole("region", { name: /^Sequence of/ }));

it("has a section on the line of a design, which loads its sequence when it is opened", async () => {
  const { getSequenceCalls } = openOrder({ [SEQUENCES]: someSequences() });

  const section = await findSection();
  expect(section.getByRole("link", { name: /^GenBank file/ })).toHaveAttribute(
    "href",
    "/api/users/order-sequence/4334724101/2/?format=genbank",
  );
  expect(getSequenceCalls()).toHaveLength(0);
  await userEvent.click(section.getByRole("button", { name: /^Show the sequence/ }));
  expect(await section.findByText(/^Circular, 9 of 10 bp known/)).toBeVisible();
});

it("shows why the sequence cannot be loaded, and tries again", async () => {
  openOrder({ [SEQUENCES]: problem(503, "The store is busy.") });
  const section = await findSection();
  await userEvent.click(section.getByRole("button", { name: /^Show the sequence/ }));
  expect(await section.findByRole("alert")).toHaveTextContent("The store is busy.");

  fakeApi({ ...signedIn, [SEQUENCES]: someSequences() });
  await userEvent.click(section.getByRole("button", { name: "Try again" }));
  expect(await section.findByText("pKO")).toBeVisible();
});
