import { forgetDraft, keepDraft, readDraft } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

it("gives back what was typed, piece by piece", () => {
  keepDraft("ada@lab.example", { shipping: { city: "Cambridge" } });
  keepDraft("ada@lab.example", { billing: { city: "Austin" }, isBilledElsewhere: true });
  expect(readDraft("ada@lab.example")).toMatchObject({
    shipping: { city: "Cambridge" },
    billing: { city: "Austin" },
    isBilledElsewhere: true,
  });
});

it("shows nobody what another user typed in the same tab", () => {
  keepDraft("ada@lab.example", { shipping: { city: "Cambridge" } });
  expect(readDraft("eve@lab.example")).toEqual({});
  keepDraft("eve@lab.example", { billing: { city: "Austin" } });
  expect(readDraft("eve@lab.example").shipping).toBeUndefined();
});

it("forgets after the order, and takes what it cannot read for nothing", () => {
  keepDraft("ada@lab.example", { shipping: { city: "Cambridge" } });
  forgetDraft();
  expect(readDraft("ada@lab.example")).toEqual({});
  sessionStorage.setItem("checkout_draft", "{");
  expect(readDraft("ada@lab.example")).toEqual({});
});
