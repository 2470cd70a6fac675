import type { OrderQuestion } from "@ligate/contract/messages/schemas";
import { type NamedProduct, productLabel } from "@ligate/contract/orders/product-label";
import { api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { TextAreaField } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import type { DraftName } from "@ligate/ui/forms/use-draft";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./ask-about-order.module.css";

const loadSchema = () =>
  import("@ligate/contract/messages/schemas").then(({ OrderQuestion }) =>
    OrderQuestion.pick({ message: true }),
  );

export interface OrderLine extends NamedProduct {
  product_sku: string;
}

export interface QuestionFormProps {
  orderNumber: string;
  line: OrderLine | undefined;
  /** The name under which the input is kept until it is sent. */
  draft: DraftName;
  /** The text to begin with. */
  message: string | undefined;
  /** Called with the reference number of the thread. */
  onSent: (reference: string) => void;
  onCancel: () => void;
}

export function QuestionForm({ orderNumber, line, draft, message, onSent, onCancel }: QuestionFormProps) {
  const reauthenticate = useReauthenticate();
  const ask = async ({ message }: Pick<OrderQuestion, "message">) => {
    const body = { order_number: orderNumber, product_sku: line?.product_sku, message };
    const { reference } = await api.post("/api/users/messages/about-order/", { body });
    form.clearDraft();
    onSent(reference);
  };
  const form = useZodForm(loadSchema, (values) => ask(values).catch(reauthenticate), {
    draft,
    defaultValues: { message },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <Form
      onSubmit={form.submit}
      problem={errors.root}
      aria-label={`Question about ${line ? productLabel(line) : "this order"}`}
    >
      <TextAreaField label="Your question" autoFocus {...form.field("message")} />
      <div className={styles.buttons}>
        <SubmitButton small pending={isSubmitting}>
          Send question
        </SubmitButton>
        <Button variant="text" small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
