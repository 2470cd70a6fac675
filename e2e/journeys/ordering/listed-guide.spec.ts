import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectInCart } from "../../support/cart-and-checkout.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { staff } from "../../support/staff.ts";

const HEAD = [
  "Target Gene ID",
  "Target Gene Symbol",
  "Target Transcript",
  "Genomic Sequence",
  "Position of Base After Cut (1-based)",
  "Strand",
  "sgRNA Target Sequence",
  "Target Context Sequence",
  "PAM Sequence",
  "Exon Number",
  "Rule Set 2 score",
];
/** Made up. */
const GUIDES = ["ACGTTGCATGCATGCCATGA", "GCGTTGCATGCATGCCATGG", "TCGTTGCATGCATGCCATGC"];

/** Imports guides of human TP53 as staff do. */
async function importGuides(sequences: string[]): Promise<void> {
  const rows = sequences.map((sequence, i) =>
    [
      ...["7157", "TP53", "NM_000546.5", "NC_000017.11", `767422${i}`, i === 0 ? "antisense" : "sense"],
      ...[sequence, `ACCA${sequence}TGGCAA`, "TGG", "4", `0.${6 - i}165`],
    ].join("\t"),
  );
  const file = join(tmpdir(), `guides-${process.pid}.tsv`);
  writeFileSync(file, `${[HEAD.join("\t"), ...rows].join("\n")}\n`);
  await staff("guides:import", file);
  rmSync(file);
}

test("A guide of an imported library is chosen by keyboard and stays with the line; a later import may drop it.", async ({
  page,
}) => {
  await importGuides(GUIDES);
  const guide = page.getByRole("group", { name: /^Guide optional/ });
  const second = guide.getByRole("radio", { name: `Guide 2, ${GUIDES[1]}` });

  await test.step("the list is loaded once it is chosen", async () => {
    await page.goto("/products/item/KO-SP-CMXXXA-H00001", { waitUntil: "networkidle" });
    await page.getByRole("checkbox", { name: "Select Plasmid DNA" }).check();
    await expect(guide.getByRole("radio", { name: "Chosen by us" })).toBeChecked();
    await guide.getByRole("radio", { name: "From a list of 3" }).check();
    await expect(guide.getByRole("row", { name: new RegExp(`${GUIDES[0]}`) })).toContainText(
      "chr17:7,674,220",
    );
    await expectAccessible(page);
  });

  await test.step("the chosen guide survives a reload", async () => {
    await guide.getByRole("radio", { name: /^Guide 1, / }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(second).toBeChecked();
    await page.reload({ waitUntil: "networkidle" });
    await expect(second).toBeChecked();
  });

  await test.step("the cart names guide and library", async () => {
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expectInCart(page, 1);
    await page.goto("/cart");
    const items = page.getByRole("region", { name: "Items in your cart" });
    await expect(items).toContainText(`From the list of Brunello, ${GUIDES[1]}`);
  });

  await test.step("after an import without it, the line says so, and another guide can be chosen", async () => {
    await importGuides(GUIDES.slice(0, 1));
    await page.reload({ waitUntil: "networkidle" });
    const items = page.getByRole("region", { name: "Items in your cart" });
    await expect(items).toContainText(`${GUIDES[1]} is no longer in the list of Brunello`);
    await items.getByRole("link", { name: /^Complete/ }).click();
    await guide.getByRole("radio", { name: `Guide 1, ${GUIDES[0]}` }).check();
    await page.getByRole("button", { name: "Save to the cart" }).click();
    await expect(page.getByRole("region", { name: "Items in your cart" })).toContainText(
      `From the list of Brunello, ${GUIDES[0]}`,
    );
  });
});
