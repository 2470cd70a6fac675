import { leavePage, notify, useNotices } from "./notices.ts";
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

it("works if the browser blocks its storage", async () => {
  blockStorage();
  notify("success", "Yes.");
  await useNotices.persist.rehydrate();
  expect(useNotices.getState().notices).toMatchObject([{ text: "Yes." }]);
});

describe("when another page is shown", () => {
  const texts = () => useNotices.getState().notices.map(({ text }) => text);

  it("keeps a notice that was created shortly before or during the navigation, until the next one", () => {
    const startedAt = Date.now() + 2000;
    notify("success", "Saved.");
    leavePage(startedAt);
    expect(texts()).toEqual(["Saved."]);
    leavePage(startedAt);
    expect(texts()).toEqual([]);
  });

  it("removes a notice of the page before", () => {
    notify("success", "Copied.");
    leavePage(Date.now() + 5000);
    expect(texts()).toEqual([]);
  });
});
