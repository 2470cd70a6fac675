import type { OrderFile } from "@ligate/contract/order-files/schemas";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anOrder } from "../testing/samples.ts";

type Item = OrderView["items"][number];

const aFile = (file: Partial<OrderFile> = {}): OrderFile => ({
  id: "f-1",
  name: "pKO clone 3.gb",
  kind: "sequence",
  size_bytes: 18_400,
  added_at: "2025-05-06T10:00:00.000Z",
  ...file,
});

/** An order with a line for each list of files. */
function visitOrder(lines: Partial<Item>[], order: Partial<OrderView> = {}) {
  const [item] = anOrder().items;
  if (!item) throw new Error("The sample has no item");
  const items = lines.map((line, i) => ({
    ...item,
    line: i + 1,
    product_name: `Kit ${i + 1}`,
    title: undefined,
    ...line,
  }));
  fakeApi({ ...signedIn, "GET /api/users/view-order/4334724101": anOrder({ ...order, items }) });
  visit("/profile/order/4334724101", routes);
}
const findFiles = async (kit: string) =>
  within(await screen.findByRole("region", { name: `Files of ${kit}` }));
const getHistory = () =>
  within(screen.getByRole("region", { name: "History" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("lists the files under their line, with kind, size and date, to download", async () => {
  const certificate = { id: "f/2", name: "Lot 7.pdf", kind: "certificate", size_bytes: 1_200_000 } as const;
  visitOrder([{}, { files: [aFile(), aFile(certificate)] }]);

  const files = await findFiles("Kit 2");
  const rows = files.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "pKO clone 3.gbSequence, 18 kB, May 6, 2025",
    "Lot 7.pdfCertificate, 1.2 MB, May 6, 2025",
  ]);
  const link = files.getByRole("link", { name: "Lot 7.pdf" });
  expect(link).toHaveAttribute("href", "/api/users/order-file/f%2F2/");
  expect(link).toHaveAttribute("download");
  expect(screen.queryByRole("region", { name: "Files of Kit 1" })).not.toBeInTheDocument();
});

it("shows names as text, whatever they contain", async () => {
  visitOrder([{ files: [aFile({ name: "<b>&amp;.gb" })] }]);

  expect((await findFiles("Kit 1")).getByRole("link", { name: "<b>&amp;.gb" })).toBeVisible();
});

it("says for a design in production that files follow, and nothing for a supply", async () => {
  visitOrder([{}, { product_sku: "TR-1001" }], { status: "in_progress" });

  const files = await findFiles("Kit 1");
  expect(files.getByText(/^No files yet\. We will deposit the sequence of your plasmids here/)).toBeVisible();
  expect(screen.queryByRole("region", { name: "Files of Kit 2" })).not.toBeInTheDocument();
});

it("says nothing of files where an order is complete without any", async () => {
  visitOrder([{}], { status: "paid" });

  await screen.findByRole("heading", { name: "History" });
  expect(screen.queryByRole("region", { name: /^Files/ })).not.toBeInTheDocument();
});

it("shows in the history when files were deposited, by day and in order of time", async () => {
  const late = aFile({ id: "f-3", name: "trace.ab1", kind: "qc", added_at: "2025-05-09T08:00:00.000Z" });
  const second = aFile({ id: "f-2", name: "Lot 7.pdf", added_at: "2025-05-06T09:00:00.000Z" });
  visitOrder([{ files: [late, aFile()] }, { files: [second] }]);

  await screen.findByRole("heading", { name: "History" });
  expect(getHistory()).toEqual([
    "OpenMay 1, 2025",
    "In ProgressMay 2, 2025",
    "2 files depositedMay 6, 2025Lot 7.pdf\npKO clone 3.gb",
    "Ready for DeliveryMay 8, 2025",
    "File depositedMay 9, 2025trace.ab1",
  ]);
});
