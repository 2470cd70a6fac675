// Runs before every page test file.
require("@testing-library/jest-dom");

// Node's FormData, which the environment gives for fetch, takes no form; React gives it one when a submission
// navigates.
globalThis.FormData = class extends FormData {
  constructor(form) {
    super();
    for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
  }
};

// Node's too, as the Blob and FormData that the environment gives: jsdom's own is no Blob to them.
globalThis.File = require("node:buffer").File;

// A console error is a failure: React reports its warnings there.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args) => {
    throw new Error(`console.error: ${args.map(String).join(" ")}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  // Every test is a browser tab of its own.
  globalThis.sessionStorage?.clear();
});
