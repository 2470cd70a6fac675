import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";

/** The page of a server-rendered document. */
export interface ServerRenderedPage {
  /** Name of the remote that the page belongs to. */
  remote: string;
  path: string;
  html: string;
  nodes: Node[];
  title: string;
  description: string;
  /** Resolves when the frame is hydrated around the page. */
  shown: Promise<void>;
  resolveShown: () => void;
}

/**
 * Captures the page of a server-rendered document, to be shown by ServerRenderedPlaceholder.
 *
 * Where the page's code is late, React can hydrate the frame only: it would replace the page by a fallback. The page stays
 * on screen, and typed text is kept, until the code is there. Removable when the router suspends instead of rendering
 * HydrateFallback: React then keeps the HTML of a Suspense boundary until it can hydrate it.
 * @returns `undefined` if the document contains no page
 */
export function captureServerRenderedPage(): ServerRenderedPage | undefined {
  const container = document.querySelector<HTMLElement>("main > [data-remote]");
  if (!container) return undefined;
  const { promise: shown, resolve: resolveShown } = Promise.withResolvers<void>();
  return {
    remote: container.dataset.remote ?? "",
    path: window.location.pathname,
    html: container.innerHTML,
    nodes: [...container.childNodes],
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    shown,
    resolveShown,
  };
}

/** The captured page of this document, whose code has not loaded yet. */
export const ServerRenderedPageContext = createContext<ServerRenderedPage | undefined>(undefined);

/** The captured page, if it belongs to `path`. */
export function useServerRenderedPage(path: string): ServerRenderedPage | undefined {
  const page = useContext(ServerRenderedPageContext);
  return page?.path === path ? page : undefined;
}

export interface ServerRenderedPlaceholderProps {
  page: ServerRenderedPage;
}

/**
 * Shows a captured page with its original elements, which contain the text that was typed into them. Clicks on its buttons,
 * such as "Send message", are repeated on the page that replaces it.
 */
export function ServerRenderedPlaceholder({ page }: ServerRenderedPlaceholderProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = container.current as HTMLDivElement;
    if (page.nodes[0]?.parentNode !== element) element.replaceChildren(...page.nodes);
    // The router scrolls a new document to its top in the same commit. Keep the position of a visitor who is reading, in a
    // microtask, because a task would run after the browser has painted the top.
    const { scrollY } = window;
    queueMicrotask(() => window.scrollTo(0, scrollY));
    const main = element.closest("main");
    // Imported while the page's code is awaited, because no other document needs it.
    const restoring = import(/* webpackChunkName: "restore-page" */ "./restore-page.ts").catch(
      () => undefined,
    );
    const pressed: HTMLButtonElement[] = [];
    const record = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("button");
      if (button) pressed.push(button);
    };
    element.addEventListener("click", record);
    return () => {
      element.removeEventListener("click", record);
      // By then React has rendered the page, or the error panel, in place of the placeholder.
      setTimeout(async () => {
        const restored = await restoring;
        if (main && window.location.pathname === page.path) restored?.restorePage(pressed, element, main);
      });
    };
  }, [page]);
  useEffect(page.resolveShown, []);

  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <div
        ref={container}
        data-remote={page.remote}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of this document
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
    </>
  );
}
