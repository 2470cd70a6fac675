import { Outlet } from "@ligate/platform/router";
import { Activity, useContext, useEffect, useState } from "react";
import { reportError } from "../remotes/error-messages.ts";
import { RemoteErrorPanel } from "../remotes/remote-error-boundary.tsx";
import { useReplayEarlyInput } from "./replay-early-input.ts";
import { type ServerPage, ServerPageContext } from "./server-page.ts";

/**
 * The page inside the frame. React hydrates an `Activity` apart from what is around it: the frame works before the code of the
 * page has loaded, and the page stays as the server rendered it.
 */
export function PageSlot() {
  const page = useContext(ServerPageContext);
  return (
    <>
      {page?.code && !page.isLeft && <CodeProblem code={page.code} />}
      {/* React would not show another page before it has hydrated this one, except in another `Activity`. */}
      <Activity key={page?.isLeft ? "next" : "first"}>
        <Outlet />
        <ReplayEarlyInput />
      </Activity>
    </>
  );
}

/** The error panel above a page whose code failed to load. */
function CodeProblem({ code }: Required<Pick<ServerPage, "code">>) {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    code.catch((error: unknown) => {
      reportError(error);
      setError(error);
    });
  }, [code]);
  return error ? <RemoteErrorPanel error={error} isPageReadable /> : null;
}

function ReplayEarlyInput() {
  useReplayEarlyInput();
  return null;
}
