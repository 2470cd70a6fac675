import { useSession } from "@ligate/platform/session";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { useEffect, useState } from "react";
import { attemptsOf } from "./attempts.ts";
import { orderConfirmation } from "./confirmation-address.ts";
import styles from "./last-order.module.css";

/** A link to the order that has emptied the cart a short time ago, here or in another tab; otherwise nothing. */
export function LastOrder() {
  const owner = useSession()?.email;
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(owner ? attemptsOf("cart").read(owner)?.token : undefined), [owner]);

  if (!token) return null;
  return (
    <div className={styles.order}>
      <Alert kind="success">Your order is placed.</Alert>
      <LinkButton to={orderConfirmation(token)} variant="outlined" small>
        View your order
      </LinkButton>
    </div>
  );
}
