import { createInstance } from "@module-federation/enhanced/runtime";
import { DocumentRequiredError, Remotes, RemoteUnavailableError } from "./remotes.ts";

jest.mock("@module-federation/enhanced/runtime", () => ({ createInstance: jest.fn() }));
jest.mock("@module-federation/inject-external-runtime-core-plugin", () => ({
  __esModule: true,
  default: jest.fn(),
}));

const create = createInstance as jest.Mock;
const load = jest.fn();
const register = jest.fn();
const loadShare = jest.fn();
const record = { name: "mf-x", entry: "/releases/mf-x/aaa/remoteEntry.js", addresses: ["/x"] };
const registered = { name: "mf_x", entry: record.entry, type: "module" };
const shared = jest.fn();
const verify = jest.fn();
/** A remote that is not the owner of the document's path. */
const other = { ...record, integrity: "/releases/mf-x/aaa/import-map.json" };

/** The build defines it. */
Object.assign(globalThis, { SHARES: { react: { version: "19.3.1", requiredVersion: "^19.3.1" } } });

beforeEach(() => {
  for (const mock of [load, register, shared, verify]) mock.mockReset();
  create.mockReturnValue({ loadRemote: load, registerRemotes: register, loadShare });
});
afterEach(() => jest.useRealTimers());

it("loads a module by its federated name", async () => {
  load.mockResolvedValue({ routes: [] });
  const remotes = new Remotes([record], shared, verify);
  await expect(remotes.load("mf-x", "./routes")).resolves.toEqual({ routes: [] });
  expect(load).toHaveBeenCalledWith("mf_x/routes");
  expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ remotes: [registered] }));
});

it("retries under another URL, because browsers cache a failed module", async () => {
  load.mockRejectedValueOnce(new SyntaxError("broken")).mockResolvedValueOnce({ routes: [] });
  const remotes = new Remotes([record], shared, verify);
  await expect(remotes.load("mf-x", "./routes")).rejects.toMatchObject({ remote: "mf-x" });
  await remotes.load("mf-x", "./routes");
  const retried = { ...registered, entry: `${record.entry}?retry=1` };
  expect(register).toHaveBeenLastCalledWith([retried], { force: true });
});

it("retries under the three URLs that the import map lists", async () => {
  load.mockRejectedValue(new TypeError("unreachable"));
  const remotes = new Remotes([record], shared, verify);
  for (let attempt = 1; attempt <= 6; attempt++) {
    await expect(remotes.load("mf-x", "./routes")).rejects.toMatchObject({ attempt });
  }
  const queries = register.mock.calls.map(([[{ entry }]]) => entry.replace(record.entry, ""));
  expect(queries).toEqual(["?retry=1", "?retry=2", "?retry=3", "?retry=3", "?retry=3"]);
});

it("times out on an entry that never loads", async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const loading = new Remotes([record], shared, verify).load("mf-x", "./routes");
  const outcome = expect(loading).rejects.toBeInstanceOf(RemoteUnavailableError);
  await jest.advanceTimersByTimeAsync(8_000);
  await outcome;
});

it("shares a load and its timeout among concurrent calls", async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const remotes = new Remotes([record], shared, verify);
  const first = expect(remotes.load("mf-x", "./routes")).rejects.toMatchObject({ attempt: 1 });
  await jest.advanceTimersByTimeAsync(7_000);
  const second = expect(remotes.load("mf-x", "./routes")).rejects.toMatchObject({ attempt: 1 });
  await jest.advanceTimersByTimeAsync(500);
  await Promise.all([first, second]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("provides the shared modules as strict singletons, and loads them as its own", async () => {
  shared.mockResolvedValue({ version: "19.3.1" });
  new Remotes([record], shared, verify);
  const { react } = create.mock.lastCall[0].shared;
  expect(react).toMatchObject({
    version: "19.3.1",
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: "^19.3.1" },
  });
  expect(loadShare).toHaveBeenLastCalledWith("react");
  const factory = await react.get();
  expect(factory()).toEqual({ version: "19.3.1" });
  expect(shared).toHaveBeenCalledWith("react");
});

it("returns a preload, whose timeout starts with the first call", async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 12_000, { routes: [] })));
  const remotes = new Remotes([record], shared, verify);
  remotes.preload("/x");
  await jest.advanceTimersByTimeAsync(10_000);
  const loading = remotes.load("mf-x", "./routes");
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(loading).resolves.toEqual({ routes: [] });
  expect(load).toHaveBeenCalledTimes(1);
});

it("returns the failure of a preload once", async () => {
  load.mockRejectedValueOnce(new Error("unreachable")).mockResolvedValueOnce({ routes: [] });
  const remotes = new Remotes([record], shared, verify);
  remotes.preload("/x");
  await expect(remotes.load("mf-x", "./routes")).rejects.toMatchObject({ attempt: 1 });
  await expect(remotes.load("mf-x", "./routes")).resolves.toEqual({ routes: [] });
});

it("preloads nothing for a path that no remote owns", () => {
  new Remotes([record], shared, verify).preload("/nowhere");
  expect(load).not.toHaveBeenCalled();
});

it("does not verify the owner of the path, whose import map is in the document", async () => {
  const remotes = new Remotes([record], shared, verify);
  load.mockResolvedValue({ routes: [] });
  await remotes.load("mf-x", "./routes");
  expect(verify).not.toHaveBeenCalled();
});

it("loads another remote once the browser can verify it", async () => {
  const verified = Promise.withResolvers<void>();
  verify.mockReturnValue(verified.promise);
  load.mockResolvedValue({ routes: [] });
  const loading = new Remotes([other], shared, verify).load("mf-x", "./routes");
  await Promise.resolve();
  expect(verify).toHaveBeenCalledWith(other, "./routes");
  expect(load).not.toHaveBeenCalled();
  verified.resolve();
  await expect(loading).resolves.toEqual({ routes: [] });
});

it("does not load a remote that cannot be verified, and tries again", async () => {
  verify.mockRejectedValueOnce(new Error("refused")).mockResolvedValueOnce(undefined);
  load.mockResolvedValue({ routes: [] });
  const remotes = new Remotes([other], shared, verify);
  await expect(remotes.load("mf-x", "./routes")).rejects.toBeInstanceOf(RemoteUnavailableError);
  expect(load).not.toHaveBeenCalled();
  await expect(remotes.load("mf-x", "./routes")).resolves.toEqual({ routes: [] });
});

it("times out on an import map that never loads", async () => {
  jest.useFakeTimers();
  verify.mockReturnValue(new Promise(() => {}));
  const loading = new Remotes([other], shared, verify).load("mf-x", "./routes");
  const outcome = expect(loading).rejects.toBeInstanceOf(RemoteUnavailableError);
  await jest.advanceTimersByTimeAsync(8_000);
  await outcome;
});

it("does not count a missing feature of the browser as a failure of the remote", async () => {
  verify.mockRejectedValueOnce(new DocumentRequiredError("mf-x"));
  load.mockResolvedValue({});
  const remotes = new Remotes([other], shared, verify);
  await expect(remotes.load("mf-x", "./routes")).rejects.toBeInstanceOf(DocumentRequiredError);
  await remotes.load("mf-x", "./fragment");
  expect(register).not.toHaveBeenCalled();
});
