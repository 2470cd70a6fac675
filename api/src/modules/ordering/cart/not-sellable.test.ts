import { add } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const { browser } = testApp();

describe("adding", () => {
  it("a refused design is answered with the reason and what makes it possible", async () => {
    expect(await add(browser(), "KO-AV-CMXGXA-XXXXXX-PD10")).toMatchObject({
      status: 422,
      body: {
        detail: expect.stringContaining("over the 5.0 kb that packages well"),
        fixes: expect.arrayContaining([{ label: "Drop EGFP", product_sku: "KO-AV-CMXXXA-XXXXXX" }]),
      },
    });
  });

  it.each([
    ["KO-SP-CMXXXA-H00001-LP07", "is not sold as Lentivirus particles. Its formats are "],
    ["OE-LV-CMXXXA-H00001-CL01", "is not made. "],
    ["TR-1001", "Please choose a size of "],
  ])("%s is answered with the reason", async (sku, reason) => {
    const { status, body } = await add(browser(), sku);

    expect([status, body]).toEqual([422, { detail: expect.stringContaining(reason) }]);
  });
});
