import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { aSupplierPacket } from "../testing/samples.ts";

const PAGE = "/policies/supplier-packet";
const ENDPOINT = "GET /api/supplier-packet/";

it("shows the seller, each document with its download, and one button that downloads all", async () => {
  fakeApi({ [ENDPOINT]: aSupplierPacket() });
  visit(PAGE, routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Supplier Packet");
  const all = screen.getByRole("link", { name: "Download all (ZIP)" });
  expect(all).toHaveAttribute("href", "/api/supplier-packet.zip");
  expect(all).toHaveAttribute("download");
  const documents = within(screen.getByRole("region", { name: "Documents" })).getAllByRole("listitem");
  expect(documents.map(({ textContent }) => textContent)).toEqual([
    "Form W-9 (PDF)SampleFor payers in the USA. Updated November 20, 2026.",
    "Terms of sale (PDF)As published. Updated November 1, 2026.",
  ]);
  const links = screen.getAllByRole("link", { name: /\(PDF\)$/ });
  expect(links.map((link) => [link.getAttribute("href"), link.hasAttribute("download")])).toEqual([
    ["/api/supplier-packet/SP-02-w-9/", true],
    ["/api/supplier-packet/SP-08-terms-of-sale/", true],
  ]);
  const seller = screen.getByRole("region", { name: "Seller" });
  expect(seller).toHaveTextContent("Legal nameLigate Biosciences, Inc.");
  expect(seller).toHaveTextContent("Tax ID12-3456789");
  expect(seller).toHaveTextContent("Remit toPO Box 7 Boston, MA 02101");
  expect(seller).toHaveTextContent("We never change bank details by e-mail.");
});

it("is marked among the policies, and has a title", async () => {
  fakeApi({ [ENDPOINT]: aSupplierPacket() });
  visit(PAGE, routes);

  const navigation = within(await screen.findByRole("navigation", { name: "All policies" }));

  expect(navigation.getByRole("link", { name: "Supplier Packet" })).toHaveAttribute("aria-current", "page");
  expect(navigation.getByRole("link", { name: "Terms of Sale" })).not.toHaveAttribute("aria-current");
  expect(document.title).toContain("Supplier Packet");
});

it("warns of samples only as long as a document is one", async () => {
  const packet = aSupplierPacket();
  fakeApi({ [ENDPOINT]: packet });
  const { unmount } = visit(PAGE, routes);
  expect(await screen.findByText(/belong to a demonstration store/)).toBeVisible();
  unmount();

  fakeApi({ [ENDPOINT]: { ...packet, documents: packet.documents.filter(({ is_sample }) => !is_sample) } });
  visit(PAGE, routes);

  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
});

it("shows the error of the API", async () => {
  fakeApi({ [ENDPOINT]: problem(503, "The store is being updated.") });

  visit(PAGE, routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("The store is being updated.");
});
