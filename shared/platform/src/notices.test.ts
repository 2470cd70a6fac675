import { notify, useNotices } from "./notices.ts";
import { blockStorage } from "./testing/blocked-storage.ts";

beforeEach(() => useNotices.setState({ notices: [] }));

it("shows a repeated text once", () => {
  notify("error", "No.");
  notify("error", "No.");
  notify("success", "Yes.");
  expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(["No.", "Yes."]);
});

it("persists into a new document", async () => {
  notify("success", "Yes.");
  const stored = sessionStorage.getItem("notices");
  useNotices.setState({ notices: [] });
  sessionStorage.setItem("notices", stored ?? "");
  await useNotices.persist.rehydrate();
  expect(useNotices.getState().notices).toMatchObject([{ text: "Yes." }]);
});

it("removes a dismissed notice", () => {
  notify("error", "No.");
  const [notice] = useNotices.getState().notices;
  useNotices.getState().dismiss(notice?.id ?? "");
  expect(useNotices.getState().notices).toEqual([]);
});

it("works if the browser blocks its storage", async () => {
  blockStorage();
  notify("success", "Yes.");
  await useNotices.persist.rehydrate();
  expect(useNotices.getState().notices).toMatchObject([{ text: "Yes." }]);
});
