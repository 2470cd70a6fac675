import type { Protocol } from "@ligate/contract/content/schemas";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aProduct, designAnswers, pageSettings, SUMMARY, TEMPLATE_SKU } from "../testing/samples.ts";

const PROTOCOL = "GET /api/interface/get-protocol/CA/LA/";
const aProtocol = (): Protocol => ({
  function_type_name: "CRISPRa",
  structure_type_name: "Lenti-AIO",
  description: "RNA first, then protein.",
  pdf: "/media/protocols/CA-LA.pdf",
  parts: [
    {
      title: "Transduce the cells",
      description: "Three days.",
      content: "<h3>Steps</h3><p>Add the virus.</p>",
    },
    { title: "Confirm the activation", description: "A week.", content: "<p>Isolate RNA.</p>" },
  ],
});

beforeEach(() => provideSettings(pageSettings()));

it("is opened from the product, and reads part by part", async () => {
  fakeApi({ ...designAnswers(), [PROTOCOL]: aProtocol() });
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

it("is downloaded as a PDF, by the keyboard too", async () => {
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

it("is printed on request, and asked about", async () => {
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
  "is not offered where %s is Custom",
  async (name) => {
    fakeApi({ ...designAnswers(), [SUMMARY(TEMPLATE_SKU)]: aProduct({ [name]: "Custom" }) });
    visit(`/products/item/${TEMPLATE_SKU}`, routes);

    expect(await screen.findByRole("link", { name: "Customer Service" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "View Protocol" })).not.toBeInTheDocument();
  },
);

it("says so where there is none", async () => {
  fakeApi({ "GET /api/interface/get-protocol/XX/LA/": problem(404, "There is no protocol for XX in LA.") });

  visit("/protocol/XX/LA", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("There is no protocol for XX in LA.");
});
