import { SEARCH_PATH } from "@ligate/contract/remotes/frame-paths";
import { useLocation, useNavigateTo } from "@ligate/platform/router";
import type { ComponentProps, FormEvent } from "react";

/** A form that opens the search page for its field `q`, also without scripts. Submitting a blank query does nothing. */
export function SearchForm(props: Omit<ComponentProps<"form">, "action" | "onSubmit">) {
  const navigateTo = useNavigateTo();
  const { pathname, search } = useLocation();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    if (!typed) return;
    const to = `${SEARCH_PATH}?q=${encodeURIComponent(typed)}`;
    void navigateTo(to, { replace: to === pathname + search });
  }

  return <form {...props} action={SEARCH_PATH} onSubmit={submit} />;
}
