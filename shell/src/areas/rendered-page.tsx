import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";
import { typeAgain } from "./typed-text.ts";

/** The page of a document that came rendered, as it stands on screen. */
export interface RenderedPage {
  remote: string;
  /** The address that it came for. */
  path: string;
  html: string;
  nodes: Node[];
  title: string;
  description: string;
  /** The frame has come to life around it. */
  shown: Promise<void>;
  tellShown: () => void;
}

/** Takes hold of the page that came rendered. @returns nothing where none did */
export function holdRenderedPage(): RenderedPage | undefined {
  const area = document.querySelector<HTMLElement>("main > [data-boundary]");
  if (!area) return undefined;
  const { promise: shown, resolve: tellShown } = Promise.withResolvers<void>();
  return {
    remote: area.dataset.boundary ?? "",
    path: window.location.pathname,
    html: area.innerHTML,
    nodes: [...area.childNodes],
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    shown,
    tellShown,
  };
}

/** The page that came rendered and whose code has not: to be read, until it has. */
export const HeldPage = createContext<RenderedPage | undefined>(undefined);

/** That page, where it belongs to the given address. */
export function useHeldPage(path: string): RenderedPage | undefined {
  const page = useContext(HeldPage);
  return page?.path === path ? page : undefined;
}

/** Its own elements, with what was typed into them. */
export function ReadablePage({ page }: { page: RenderedPage }) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current as HTMLDivElement;
    if (page.nodes[0]?.parentNode !== element) element.replaceChildren(...page.nodes);
    // The router begins a document at its top; who reads stays where they are.
    const { scrollY } = window;
    const timer = setTimeout(() => window.scrollTo(0, scrollY));
    const main = element.closest("main");
    return () => {
      clearTimeout(timer);
      // By then the page itself, or the panel, stands in its place.
      setTimeout(() => main && window.location.pathname === page.path && typeAgain(element, main));
    };
  }, [page]);
  useEffect(page.tellShown, []);

  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <div
        ref={area}
        data-boundary={page.remote}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this document came with
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
    </>
  );
}
