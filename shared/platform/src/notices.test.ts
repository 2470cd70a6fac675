import { notify, useNotices } from "./notices.ts";

beforeEach(() => useNotices.setState({ notices: [] }));

it("shows a text once, however often it is said", () => {
  notify("error", "No.");
  notify("error", "No.");
  notify("success", "Yes.");
  expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(["No.", "Yes."]);
});

it("survives a new document", async () => {
  notify("success", "Yes.");
  const kept = sessionStorage.getItem("notices");
  useNotices.setState({ notices: [] });
  sessionStorage.setItem("notices", kept ?? "");
  await useNotices.persist.rehydrate();
  expect(useNotices.getState().notices).toMatchObject([{ text: "Yes." }]);
});

it("forgets what was dismissed", () => {
  notify("error", "No.");
  const [notice] = useNotices.getState().notices;
  useNotices.getState().dismiss(notice?.id ?? "");
  expect(useNotices.getState().notices).toEqual([]);
});
