import type { Release } from "@ligate/build/release-format/release";

/** A link in a menu of the frame, as the document passes it to the shell. */
export type MenuLink = Omit<Release["pages"][string]["navigation"][number], "order" | "to"> & { to: string };

/** The links of the remotes' pages in the menus of the shell, sorted by the order in the handles of their routes. */
export function menuLinks(remotes: Pick<Release, "pages">[]): MenuLink[] {
  return remotes
    .flatMap((remote) => Object.values(remote.pages))
    .flatMap(({ path, navigation }) => navigation.map((link) => ({ ...link, to: link.to ?? path })))
    .sort((one, other) => one.order - other.order)
    .map(({ order: _, ...link }) => link);
}
