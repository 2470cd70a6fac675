import type { CancelOrder } from "@ligate/contract/orders/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./ask-about-order.module.css";

const loadSchema = () => import("@ligate/contract/orders/schemas").then(({ CancelOrder }) => CancelOrder);

export interface CancelFormProps {
  orderNumber: string;
  onClose: () => void;
}

/** Asks for the reason. The page is loaded again afterwards, and tells if the refund is not completed yet. */
export function CancelForm({ orderNumber, onClose }: CancelFormProps) {
  const reauthenticate = useReauthenticate();
  const { revalidate } = useRevalidator();
  async function cancel({ reason }: CancelOrder) {
    const params = { id: orderNumber };
    const { state } = await api.post("/api/users/cancel-order/:id/", { params, body: { reason } });
    if (state === "cancelled") notify("success", "The order is cancelled.");
    await revalidate();
  }
  const form = useZodForm(loadSchema, (values) => cancel(values).catch(reauthenticate));
  const { errors, isSubmitting } = form.formState;

  return (
    <Form onSubmit={form.submit} problem={errors.root} aria-label="Cancel this order">
      <p>We will not begin production. Anything that you have paid is refunded at once.</p>
      <Field label="Why do you cancel it?" autoFocus {...form.field("reason")} />
      <div className={styles.buttons}>
        <SubmitButton small pending={isSubmitting}>
          Cancel this order
        </SubmitButton>
        <Button variant="text" small onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Form>
  );
}
