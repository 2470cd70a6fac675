import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { designResponses, PROTOCOL, SUMMARY } from "../testing/api-responses.ts";
import { aProduct, aProtocol, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";

beforeEach(() => provideSettings(pageSettings()));

it("opens from the product page and shows all parts", async () => {
  fakeApi({ ...designResponses(), [PROTOCOL]: aProtocol() });
  const page = visit(`/products/item/${TEMPLATE_SKU}`, routes);

  await userEvent.click(await screen.findByRole("link", { name: "View Protocol" }));

  expect(await screen.findByRole("heading", { level: 1, name: "CRISPRa Lenti-AIO Protocol" })).toBeVisible();
  expect(page.address()).toBe("/protocol/CA/LA");
  expect(screen.getByText("RNA first, then protein.")).toBeInTheDocument();
  const first = within(screen.getByRole("region", { name: "1. Transduce the cells" }));
  expect(first.getByText("Add the virus.")).toBeInTheDocument();
  const contents = within(screen.getByRole("navigation", { name: "Parts of this protocol" }));
  const second = contents.getByRole("link", { name: "Confirm the activation" }).getAttribute("href") ?? "";
  expect(document.querySelector(second)).toHaveTextContent("2. Confirm the activation");
});

it("has a PDF link that is reachable with the keyboard", async () => {
  fakeApi({ [PROTOCOL]: aProtocol() });
  visit("/protocol/CA/LA", routes);

  const link = await screen.findByRole("link", { name: "Download PDF" });

  expect(link).toHaveAttribute("href", "/media/protocols/CA-LA.pdf");
  expect(link).toHaveAttribute("download");
  const print = screen.getByRole("button", { name: "Print" });
  print.focus();
  await userEvent.tab({ shift: true });
  expect(link).toHaveFocus();
});

it("prints on request, and links to the contact form", async () => {
  const print = jest.fn();
  window.print = print;
  fakeApi({ [PROTOCOL]: aProtocol() });
  visit("/protocol/CA/LA", routes);

  await userEvent.click(await screen.findByRole("button", { name: "Print" }));

  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "Ask about this protocol" })).toHaveAttribute(
    "href",
    "/message?product=CRISPRa%20Lenti-AIO%20Protocol",
  );
});

it.each(["protein_tag_name", "fluorescene_marker_name", "selection_marker_name", "bacterial_marker_name"])(
  "is not linked if %s is Custom",
  async (name) => {
    fakeApi({ ...designResponses(), [SUMMARY(TEMPLATE_SKU)]: aProduct({ [name]: "Custom" }) });
    visit(`/products/item/${TEMPLATE_SKU}`, routes);

    expect(await screen.findByRole("link", { name: "Customer Service" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "View Protocol" })).not.toBeInTheDocument();
  },
);

it("shows an error if there is no protocol", async () => {
  fakeApi({ "GET /api/interface/get-protocol/XX/LA/": problem(404, "There is no protocol for XX in LA.") });

  visit("/protocol/XX/LA", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("There is no protocol for XX in LA.");
});
