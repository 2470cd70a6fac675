import { saveDraft } from "@ligate/platform/drafts";
import { readCheckoutDraft, removeCheckoutDraft, updateCheckoutDraft } from "./checkout-draft.ts";

const ADA = "ada@lab.example";
const EVE = "eve@lab.example";

it("keeps fields that an update omits", () => {
  updateCheckoutDraft(ADA, { shipping: { city: "Cambridge" } });
  updateCheckoutDraft(ADA, { billing: { city: "Austin" }, isBilledElsewhere: true });
  expect(readCheckoutDraft(ADA)).toEqual({
    shipping: { city: "Cambridge" },
    billing: { city: "Austin" },
    isBilledElsewhere: true,
  });
});

it("does not return the draft of another buyer", () => {
  updateCheckoutDraft(ADA, { shipping: { city: "Cambridge" } });
  expect(readCheckoutDraft(EVE)).toEqual({});
  updateCheckoutDraft(EVE, { billing: { city: "Austin" } });
  expect(readCheckoutDraft(EVE)).toEqual({ billing: { city: "Austin" } });
});

it("returns an empty draft after its removal", () => {
  updateCheckoutDraft(ADA, { shipping: { city: "Cambridge" } });
  removeCheckoutDraft();
  expect(readCheckoutDraft(ADA)).toEqual({});
});

it("reads and removes the draft of an earlier release", () => {
  saveDraft("checkout_draft", { poNumber: "PO-7" }, ADA);
  expect(readCheckoutDraft(ADA)).toEqual({ poNumber: "PO-7" });
  removeCheckoutDraft();
  expect(sessionStorage).toHaveLength(0);
});
