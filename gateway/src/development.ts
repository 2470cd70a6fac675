/** The id that a development server gives to what it serves. */
export const DEVELOPMENT = "development";

/**
 * Fast Refresh of a remote inside the shell: each bundle has a refresh runtime of its own, and all of them have
 * to find one hook, which has to be there before any script runs.
 */
export const REFRESH_HOOK = {
  path: "/development/refresh-hook.js",
  source: `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
`,
} as const;
