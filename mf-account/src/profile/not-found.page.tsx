export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

/** Never rendered: the loader redirects, or throws what the error boundary shows. */
export function Component() {
  return null;
}
