// Runs before every page test file.
const { configure } = require("@testing-library/dom");
require("@testing-library/jest-dom");

// `findBy…` and `waitFor` wait for the page, whose code may take seconds to load on a busy machine: only a page that
// never arrives fails. `testTimeout` in jest.ts is longer.
configure({ asyncUtilTimeout: 20_000 });

// The environment provides Node's FormData for fetch. It does not accept a form, which React passes to it when a
// submission navigates.
globalThis.FormData = class extends FormData {
  constructor(form) {
    super();
    for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
  }
};

// Node's File as well: the Blob and FormData that the environment provides do not accept jsdom's.
globalThis.File = require("node:buffer").File;

// jsdom does not implement the methods of a dialog.
if (globalThis.HTMLDialogElement) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

// jsdom does not implement it.
globalThis.reportError ??= (error) => console.error(error);

// A console error fails the test: React reports its warnings there.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args) => {
    throw new Error(`console.error: ${args.map(String).join(" ")}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  // Every test starts with the storage of a new tab.
  globalThis.sessionStorage?.clear();
});
