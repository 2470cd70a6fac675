// Runs before every page test file.
require("@testing-library/jest-dom");

// A console error is a failure: React reports its warnings there.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args) => {
    throw new Error(`console.error: ${args.map(String).join(" ")}`);
  });
});
afterEach(() => jest.restoreAllMocks());
