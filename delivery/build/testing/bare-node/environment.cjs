const { ModuleMocker } = require("jest-mock");

/** Test files use the globals of the process, instead of a global object for each file. */
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
