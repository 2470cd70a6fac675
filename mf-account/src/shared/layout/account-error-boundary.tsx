import { ApiError } from "@ligate/platform/api";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "@ligate/platform/router";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import blocks from "@ligate/ui/styles/blocks.module.css";
import { MESSAGES_PATH, ORDER_LIST_TITLES } from "./account-nav-links.ts";
import { ProfileLayout } from "./profile-layout.tsx";

/** The list to return to from a page that does not exist, by the start of its address. */
const LISTS = [
  { start: "/profile/order", to: "/profile/orders/all", name: ORDER_LIST_TITLES.all },
  { start: MESSAGES_PATH, to: MESSAGES_PATH, name: "Messages" },
];
const PROFILE = { to: "/profile", name: "My Account" };

/** Shows the errors of the API in the frame of the account's pages. Any other error is left to the shell. */
export function AccountErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound detail={String(error.data)} />;
  if (!(error instanceof ApiError)) throw error;
  return error.status === 404 ? <NotFound detail={error.detail} /> : <NotLoaded detail={error.detail} />;
}

interface ErrorProps {
  /** The message of the API. */
  detail: string;
}

function NotFound({ detail }: ErrorProps) {
  const { pathname } = useLocation();
  const { to, name } = LISTS.find(({ start }) => pathname.startsWith(start)) ?? PROFILE;
  return (
    <ProfileLayout title="Not found" description="There is no page at this address.">
      <Alert kind="error">{detail}</Alert>
      <div className={blocks.row}>
        <LinkButton to={to} variant="outlined">
          {name}
        </LinkButton>
      </div>
    </ProfileLayout>
  );
}

function NotLoaded({ detail }: ErrorProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ProfileLayout title="This page could not be loaded" description={detail}>
      <Alert kind="error">{detail}</Alert>
      <div className={blocks.row}>
        <Button onClick={() => navigate(pathname + search, { replace: true })}>Retry</Button>
      </div>
    </ProfileLayout>
  );
}
