import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import {
  clearDrafts,
  readDraft,
  removeDraft,
  safeLocalStorage,
  safeSessionStorage,
  saveDraft,
} from "./drafts.ts";
import { blockStorage } from "./testing/blocked-storage.ts";

beforeEach(() => localStorage.clear());

it("reads what was saved, until it is removed", () => {
  saveDraft("draft:quote", { message: "A gene" });
  expect(readDraft("draft:quote")).toEqual({ message: "A gene" });
  removeDraft("draft:quote");
  expect(readDraft("draft:quote")).toBeUndefined();
});

it("reads a customer's draft for that customer only", () => {
  saveDraft("draft:checkout", { poNumber: "PO-7" }, "ada@example.org");
  expect(readDraft("draft:checkout", "ada@example.org")).toEqual({ poNumber: "PO-7" });
  expect(readDraft("draft:checkout", "bob@example.org")).toBeUndefined();
  expect(readDraft("draft:checkout")).toBeUndefined();
});

it.each(["{", "null", '"text"', ""])("finds no draft in %j", (stored) => {
  sessionStorage.setItem("draft:quote", stored);
  expect(readDraft("draft:quote")).toBeUndefined();
});

it("clears the drafts of the tab, the payment attempts and nothing else", () => {
  saveDraft("draft:quote", { message: "A gene" });
  saveDraft("typed_profile", { values: { first_name: "Ada" } }, "ada@example.org");
  saveDraft("checkout_draft", { poNumber: "PO-7" }, "ada@example.org");
  sessionStorage.setItem("design_in_progress", "{}");
  localStorage.setItem("kept_designs", "{}");
  localStorage.setItem("payment_attempt:cart", "{}");

  clearDrafts();

  expect(Object.keys(sessionStorage)).toEqual(["design_in_progress"]);
  expect(Object.keys(localStorage)).toEqual(["kept_designs"]);
});

it("does nothing where the browser blocks its storage", () => {
  blockStorage();
  saveDraft("draft:quote", { message: "A gene" });
  expect(readDraft("draft:quote")).toBeUndefined();
  removeDraft("draft:quote");
  clearDrafts();
});

/** A store of Zustand that is persisted in the given storage. */
const persistedStore = (storage: typeof safeLocalStorage) =>
  create(persist(() => ({ count: 0 }), { name: "counts", storage: createJSONStorage(() => storage) }));

it.each([
  ["sessionStorage", safeSessionStorage],
  ["localStorage", safeLocalStorage],
] as const)("persists a store in %s", (name, storage) => {
  persistedStore(storage).setState({ count: 2 });
  expect(window[name].getItem("counts")).toContain('"count":2');
  expect(persistedStore(storage).getState()).toEqual({ count: 2 });
});

it("keeps a persisted store in memory where the browser blocks its storage", () => {
  blockStorage();
  const store = persistedStore(safeSessionStorage);
  store.setState({ count: 2 });
  expect(store.getState()).toEqual({ count: 2 });
});
