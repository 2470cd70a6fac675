import { readDevelopmentOptions } from "./development-options.ts";

const ALL = ["shell", "mf-account", "mf-cart-checkout", "mf-catalog", "mf-designer"];

it("serves every package from its sources on this machine by default", () => {
  expect(readDevelopmentOptions([])).toEqual({ sources: ALL });
});

it("serves the shell and the named packages", () => {
  expect(readDevelopmentOptions(["mf-catalog"])).toEqual({ sources: ["shell", "mf-catalog"] });
  expect(readDevelopmentOptions(["shell"])).toEqual({ sources: ["shell"] });
});

it.each([["https://store.example"], ["http://127.0.0.1:8080/"], ["http://[::1]:8080"]])(
  "takes the others from the store at %s",
  (address) => {
    const options = readDevelopmentOptions(["mf-catalog", "--against", address]);
    expect(options).toEqual({ sources: ["shell", "mf-catalog"], store: new URL(address).origin });
  },
);

it.each([
  ...["store.example", "", "ftp://store.example", "file:///etc", "https://store.example/products"],
  ...["https://me:secret@store.example", "https://store.example/?page=2"],
])("refuses %s as the address of a store", (address) => {
  expect(() => readDevelopmentOptions(["--against", address])).toThrow(
    `--against is "${address}": it has to be the address of a store without a path, such as https://store.example.`,
  );
});

it.each([
  [["mf-catalogue"], "There is no package mf-catalogue. The packages are shell, mf-account,"],
  [["--store", "https://store.example"], "Unknown option '--store'"],
  [["--against"], "Option '--against <value>' argument missing"],
])("refuses %j", (args, reason) => {
  expect(() => readDevelopmentOptions(args)).toThrow(reason);
});
