import { signUpVerified } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";

const { db, browser } = testApp();
const bases = "ATGGTC".repeat(900);
const aRequest = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@lab.example",
  subject: "Inquiry for a knock-in",
  message: "How much?",
  product: "CRISPR KI Standard Kit (KI-SP-PGXXPA-H00001-PD10)",
  specification: {
    insert: { source: "sequence", name: "NanoLuc", sequence: `>NanoLuc\n${bases.toLowerCase()}` },
    site: { at: "C-terminal" },
    guide: { source: "own", sequences: ["GACCCCCTCCACCCCGCCTC"] },
  },
};

it("shows what was specified in the customer's thread, with the whole sequence", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  const { body } = await ada.post("/api/contact-us/", aRequest);

  const thread = (await ada.get(`/api/users/messages/${body.reference}/`)).body;

  expect(thread.messages[0].details).toEqual([
    { name: "Insert", value: "NanoLuc, 5,400 bp", sequence: bases },
    { name: "Insertion site", value: "C-terminal" },
    { name: "Guide", value: "Your own, GACCCCCTCCACCCCGCCTC" },
  ]);
});
