import { createBrowserRouter } from "@ligate/platform/router";
import { waitFor } from "@testing-library/react";
import { isNavigationPending } from "./use-address-correction.ts";

it("is true after Back until the previous page has loaded", async () => {
  window.history.replaceState(null, "", "/before");
  const loader = jest
    .fn()
    .mockResolvedValueOnce(null)
    .mockReturnValue(new Promise(() => {}));
  const router = createBrowserRouter([{ path: "/before", loader }, { path: "/design" }]);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(isNavigationPending(router.state.location)).toBe(false);

  await router.navigate("/design");
  expect(isNavigationPending(router.state.location)).toBe(false);

  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/before"));
  expect(router.state.location.pathname).toBe("/design");
  expect(isNavigationPending(router.state.location)).toBe(true);
  router.dispose();
});
