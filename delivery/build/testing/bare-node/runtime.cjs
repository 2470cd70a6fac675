const { createRequire } = require("node:module");
const { pathToFileURL } = require("node:url");
const { default: Runtime } = require("jest-runtime");

let importedFiles = 0;

/**
 * Lets Node load the modules, which the test files of a process then share. Jest's own runtime loads all modules anew for
 * each test file, which takes longer than most tests (decision 58).
 */
class BareNodeRuntime extends Runtime {
  /** Jest's test framework, whose state belongs to one test file. */
  requireInternalModule(file) {
    delete globalThis[Symbol.for("EVENT_HANDLERS")];
    delete require.cache[file];
    return require(file);
  }

  /** @param name the module to require from `file`; without it, `file` itself, which is a setup file */
  requireModule(file, name) {
    if (name) return createRequire(file)(name);
    globalThis.jest = this.jestGlobals.jestObjectFor(file);
    delete require.cache[file];
    return require(file);
  }

  unstable_shouldLoadAsEsm(file) {
    return file.endsWith(".ts");
  }

  unstable_importModule(file) {
    return import(`${pathToFileURL(file)}?file=${importedFiles++}`);
  }
}

module.exports = { __esModule: true, default: BareNodeRuntime };
