import type { Compiler } from "webpack";

const NAME = "HashCodeOnly";

/**
 * Leaves source maps out of the hashes of modules. The minifier chooses names by the characters of these hashes: a type, which
 * is not in the code, would make the same code another release. For production builds: a watched build would keep the map of
 * code that stays the same.
 */
export class HashCodeOnly {
  apply(compiler: Compiler): void {
    const { createHash } = compiler.webpack.util;
    compiler.hooks.compilation.tap(NAME, ({ hooks, outputOptions }) => {
      hooks.succeedModule.tap(NAME, (module) => {
        const code = module.originalSource()?.source();
        if (code === undefined || !module.buildInfo) return;
        const hash = createHash(outputOptions.hashFunction ?? "md4");
        hash.update(code).update(JSON.stringify(module.buildMeta));
        module.buildInfo.hash = hash.digest("hex");
      });
    });
  }
}
