import { catalog, pageScript, startPreviewStore } from "../testing/preview-store.ts";

let store: Awaited<ReturnType<typeof startPreviewStore>>;
beforeAll(async () => {
  store = await startPreviewStore();
});
afterAll(() => store.close());

describe("files of a preview's releases", () => {
  const file = `/assets/mf-catalog/${pageScript("Draft")}`;

  it("are served to browsers that have opened it, and to no others", async () => {
    const response = await store.inPreview(file);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('export default "Draft";');
    expect(response.headers["cache-control"]).toBe("private, max-age=31536000, immutable");
    expect((await store.inPreview("/releases/mf-catalog/c02/pages.json")).headers["cache-control"]).toMatch(
      /^private/,
    );

    const asScript = { headers: { accept: "*/*" } };
    expect((await store.get(file, asScript)).statusCode).toBe(404);
    expect((await store.inStore(file, `__Host-preview=${store.tokenOf()}`)).statusCode).toBe(404);
    const other = await store.pin(catalog("c04", "Other"));
    expect((await store.inPreview(file, store.tokenOf({ releases: [other] }))).statusCode).toBe(404);
  });

  it("leave those of active releases as they are", async () => {
    const { headers } = await store.inPreview(`/releases/shell/s01/main.js`);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});

it("counts no reports of a preview, so that its errors raise no alarm of the store", async () => {
  const warn = jest.spyOn(store.gateway.log, "warn");
  const payload = JSON.stringify({
    ...{ release: "mf-catalog/c02", path: "/" },
    error: { message: "TypeError: broken", at: `mf-catalog/${pageScript("Draft")}:1:1` },
  });
  const headers = { cookie: `__Host-preview=${store.tokenOf()}`, "content-type": "text/plain" };
  const { statusCode } = await store.get("/browser-reports", { method: "POST", headers, payload });
  expect(statusCode).toBe(204);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
