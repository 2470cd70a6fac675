import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import { AreaUnavailable, Remotes } from "./remotes.ts";

jest.mock("@module-federation/enhanced/runtime", () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const load = loadRemote as jest.Mock;
const register = registerRemotes as jest.Mock;
const record = { name: "mf-x", entry: "/releases/mf-x/aaa/remoteEntry.js", addresses: ["/x"] };

beforeEach(() => {
  load.mockReset();
  register.mockReset();
});
afterEach(() => jest.useRealTimers());

it("loads by the federated name", async () => {
  load.mockResolvedValue({ routes: [] });
  const remotes = new Remotes([record]);
  await expect(remotes.load("mf-x", "./routes")).resolves.toEqual({ routes: [] });
  expect(load).toHaveBeenCalledWith("mf_x/routes");
  expect(register).toHaveBeenCalledWith([{ name: "mf_x", entry: record.entry, type: "module" }]);
});

it("asks under another address after a failure: a browser keeps a broken module for ever", async () => {
  load.mockRejectedValueOnce(new SyntaxError("broken")).mockResolvedValueOnce({ routes: [] });
  const remotes = new Remotes([record]);
  await expect(remotes.load("mf-x", "./routes")).rejects.toMatchObject({ remote: "mf-x" });
  await remotes.load("mf-x", "./routes");
  const retried = { name: "mf_x", entry: `${record.entry}?retry=1`, type: "module" };
  expect(register).toHaveBeenLastCalledWith([retried], { force: true });
});

it("gives up on an entry that never answers", async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const loading = new Remotes([record]).load("mf-x", "./routes");
  const outcome = expect(loading).rejects.toBeInstanceOf(AreaUnavailable);
  await jest.advanceTimersByTimeAsync(8_000);
  await outcome;
});

it("gives who asks again the answer that is on its way, and no later", async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const remotes = new Remotes([record]);
  const first = expect(remotes.load("mf-x", "./routes")).rejects.toMatchObject({ attempt: 1 });
  await jest.advanceTimersByTimeAsync(7_000);
  const second = expect(remotes.load("mf-x", "./routes")).rejects.toMatchObject({ attempt: 1 });
  await jest.advanceTimersByTimeAsync(500);
  await Promise.all([first, second]);
  expect(load).toHaveBeenCalledTimes(1);
});
