import { RouterProvider } from "@ligate/platform/router";
import { createMemoryRouter } from "@ligate/platform/testing/memory-router";
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { RichText } from "./rich-text.tsx";

function show(html: string) {
  const router = createMemoryRouter([{ path: "*", element: <RichText html={html} /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

function click(init: MouseEventInit = {}) {
  const event = createEvent.click(screen.getByRole("link"), init);
  fireEvent(screen.getByRole("link"), event);
  return event;
}

it("navigates on the client to a page of the store", () => {
  const router = show('<p>See <a href="/products/gene-knock-out">knock-outs</a>.</p>');

  expect(click().defaultPrevented).toBe(true);
  expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe(
    "/products/gene-knock-out",
  );
});

it.each(["https://example.org/", "//example.org/", "/media/manuals/a.pdf", "mailto:a@example.org"])(
  "leaves %s to the browser",
  (address) => {
    const router = show(`<a href="${address}">there</a>`);

    expect(click().defaultPrevented).toBe(false);
    expect(router.state.location.pathname).toBe("/");
  },
);

it("leaves a click that opens a new tab to the browser", () => {
  const router = show('<a href="/blog">blog</a>');

  expect(click({ ctrlKey: true }).defaultPrevented).toBe(false);
  expect(router.state.location.pathname).toBe("/");
});
