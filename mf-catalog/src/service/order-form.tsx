import type { CartItem } from "@ligate/contract/cart/schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { serviceAnswers } from "@ligate/contract/services/check-service-values";
import type { ServiceOffer, serviceValuesSchema } from "@ligate/contract/services/schemas";
import type { ServiceField } from "@ligate/contract/services/service-fields";
import { cart } from "@ligate/platform/cart";
import { Link } from "@ligate/platform/router";
import { preventSecondClick } from "@ligate/ui/controls/ignore-double-click";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import { Field, SelectField, TextAreaField } from "@ligate/ui/forms/field";
import { Form, INCOMPLETE_MESSAGE, SubmitButton } from "@ligate/ui/forms/form";
import type { DraftName } from "@ligate/ui/forms/use-draft";
import { useZodForm, type ZodForm } from "@ligate/ui/forms/use-zod-form";
import { useSaveLine } from "@ligate/ui/orders/cart-line";
import layout from "../shared/forms/form-layout.module.css";
import styles from "./service-offers.module.css";

export interface OrderFormProps {
  offer: ServiceOffer;
  /** Name of the draft under which the input is saved. */
  draft: DraftName;
  /** The line of the cart to change. Without it, a line is added. */
  line?: CartItem;
}

/** The fields of a service, and the button that adds it to the cart or changes its line. */
export function OrderForm({ offer, draft, line }: OrderFormProps) {
  const { product_sku, product_name, fields } = offer;
  const saveLine = useSaveLine();
  const form = useZodForm(loadSchema, order, {
    defaultValues: toFormValues(line),
    incompleteMessage: INCOMPLETE_MESSAGE,
    draft,
  });
  const { submit, clearDraft, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const toSpecification = (values: Values) => ({ service: serviceAnswers(fields, values) });

  async function loadSchema() {
    const { serviceValuesSchema } = await import("@ligate/contract/services/schemas");
    return serviceValuesSchema(fields);
  }

  async function order(values: Values) {
    const specification = toSpecification(values);
    if (line) await saveLine(line, specification);
    else await cart.add([{ cart_item: { product_sku, product_name, specification }, quantity: 1 }]);
    clearDraft();
  }

  return (
    <Form className={layout.form} onSubmit={submit} problem={errors.root}>
      {line && <p>You are editing an item in your cart.</p>}
      {line?.specification_problem && <Alert kind="notice">{line.specification_problem}</Alert>}
      <ServiceFields fields={fields} form={form} />
      <div className={styles.actions}>
        <SubmitButton pending={isSubmitting} onClick={preventSecondClick}>
          {line ? "Save to the cart" : "Add to Cart"}
        </SubmitButton>
        <Link
          to={contactFormUrl(`${product_name} (${product_sku})`)}
          state={{ specification: toSpecification(watch()) }}
        >
          Ask about this service
        </Link>
        {line && <Link to="/cart">Back to the cart</Link>}
      </div>
    </Form>
  );
}

type Values = Partial<Record<string, string>>;

/** The answers of a line by their field. */
const toFormValues = (line: CartItem | undefined): Values =>
  Object.fromEntries((line?.specification?.service ?? []).map(({ field, value }) => [field, value]));

interface ServiceFieldsProps {
  fields: readonly ServiceField[];
  form: ZodForm<ReturnType<typeof serviceValuesSchema>>;
}

/** The fields that a service asks for, two per row. */
function ServiceFields({ fields, form }: ServiceFieldsProps) {
  return (
    <div className={layout.row}>
      {fields.map((asked) => (
        <AskedField key={asked.field} asked={asked} form={form} />
      ))}
    </div>
  );
}

function AskedField({ asked, form }: { asked: ServiceField; form: ServiceFieldsProps["form"] }) {
  const { field, label, hint, required, options, guide, range, is_multiline } = asked;
  const props = { label, hint, optional: !required, ...form.field(field) };
  if (options) {
    return (
      <SelectField {...props}>
        <option value="">Please choose</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  if (is_multiline) return <TextAreaField {...props} className={styles.wide} rows={3} />;
  return (
    <Field
      {...props}
      className={cx(guide && styles.sequence)}
      autoComplete="off"
      spellCheck={guide ? false : undefined}
      inputMode={range ? "numeric" : undefined}
    />
  );
}
