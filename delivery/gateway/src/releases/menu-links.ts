import type { Release } from "@ligate/build/release-format/release";

/** A link in a menu of the shell; see @ligate/platform/settings. */
export interface MenuLink {
  menu: "main" | "footer";
  name: string;
  to: string;
}

/** The links of the remotes' pages in the menus of the shell, sorted by the order in the handles of their routes. */
export function menuLinks(remotes: Pick<Release, "pages">[]): MenuLink[] {
  return remotes
    .flatMap((remote) => Object.values(remote.pages))
    .flatMap(({ path, navigation }) => navigation.map((link) => ({ ...link, to: path })))
    .sort((one, other) => one.order - other.order)
    .map(({ menu, name, to }) => ({ menu, name, to }));
}
