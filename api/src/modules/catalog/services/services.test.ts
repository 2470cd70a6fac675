import { testApp } from "../../../testing/test-app.ts";

const { browser } = testApp();

describe("the page of a service", () => {
  const toPagePath = async (url: string) =>
    (await browser().get(`/api/interface/get-service-page/${url}/`)).body;

  it("lists what can be ordered before what is quoted, with all that is asked for", async () => {
    const { offers } = await toPagePath("experiment-services");

    expect(offers.map(({ product_sku }: { product_sku: string }) => product_sku)).toEqual([
      "SV-5002",
      "SV-5003",
      "SV-5001",
    ]);
    expect(offers[1]).toMatchObject({
      product_name: "Western blot of one protein, six samples",
      price: 480,
      lead_days: 15,
      deliverables: expect.arrayContaining([expect.stringContaining("Uncropped blots")]),
      fields: expect.arrayContaining([
        expect.objectContaining({ field: "protein", label: "Target protein", required: true }),
      ]),
    });
    expect(offers[2]).toMatchObject({ price: null, fields: [] });
  });

  it("leads to the designer only where the work begins with a design", async () => {
    expect((await toPagePath("lentivirus-package")).has_design).toBe(true);
    expect((await toPagePath("experiment-services")).has_design).toBe(false);
  });
});

describe("an overview", () => {
  it("lists the pages of services in groups, with the services that have a price", async () => {
    const { status, body } = await browser().get("/api/interface/get-overview/services/");

    expect(status).toBe(200);
    expect(
      body.groups.flatMap(({ pages }: { pages: { url: string }[] }) => pages.map(({ url }) => url)),
    ).toEqual([
      "custom-cloning",
      "lentivirus-package",
      "stable-cell-line",
      "genome-editing-services",
      "experiment-services",
      "lab-supplies",
    ]);
    expect(body.groups[1].pages[0].offers).toEqual([
      { product_sku: "SV-5002", product_name: "RT-qPCR of one gene, six samples", price: 360 },
      { product_sku: "SV-5003", product_name: "Western blot of one protein, six samples", price: 480 },
    ]);
  });

  it("lists every category", async () => {
    const { body } = await browser().get("/api/interface/get-overview/products/");
    const pages = body.groups.flatMap((group: { pages: object[] }) => group.pages);

    expect(pages).toHaveLength(11);
    expect(pages[0]).toMatchObject({ url: "gene-knock-out", title: "Gene Knock-out", offers: [] });
  });

  it.each(["toString", "policies"])("does not exist for %s", async (kind) => {
    expect((await browser().get(`/api/interface/get-overview/${kind}/`)).status).toBe(404);
  });
});
