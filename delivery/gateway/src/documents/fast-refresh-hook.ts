/**
 * The hook for Fast Refresh. Every bundle has its own refresh runtime, and all of them have to find one hook that exists
 * before the first script runs.
 */
export const FAST_REFRESH_HOOK = {
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
