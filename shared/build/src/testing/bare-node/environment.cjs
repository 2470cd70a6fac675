const { ModuleMocker } = require("jest-mock");

/** The globals of the process, which test files share, instead of a realm of its own for each. */
module.exports = class BareNodeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  async setup() {}
  async teardown() {}
  exportConditions() {
    return ["node", "node-addons"];
  }
  getVmContext() {
    return null;
  }
};
