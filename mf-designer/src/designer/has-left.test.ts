import { createBrowserRouter } from "@ligate/platform/router";
import { waitFor } from "@testing-library/react";
import { hasLeft } from "./has-left.ts";

it("knows that Back was pressed while the page before is still on its way", async () => {
  window.history.replaceState(null, "", "/before");
  const loader = jest
    .fn()
    .mockResolvedValueOnce(null)
    .mockReturnValue(new Promise(() => {}));
  const router = createBrowserRouter([{ path: "/before", loader }, { path: "/design" }]);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(hasLeft(router.state.location)).toBe(false);

  await router.navigate("/design");
  expect(hasLeft(router.state.location)).toBe(false);

  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/before"));
  expect(router.state.location.pathname).toBe("/design");
  expect(hasLeft(router.state.location)).toBe(true);
  router.dispose();
});
