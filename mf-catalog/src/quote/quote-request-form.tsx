import { PRODUCT_MAX } from "@ligate/contract/messages/constants";
import { QUOTE_RECEIVED } from "@ligate/contract/quote-requests/constants";
import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import { serviceTypeOfUrl } from "@ligate/contract/quote-requests/service-types";
import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { api } from "@ligate/platform/api";
import { Field, TextAreaField } from "@ligate/ui/forms/field";
import { Form, INCOMPLETE_MESSAGE, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import layout from "../shared/forms/form-layout.module.css";
import {
  FormWithReceipt,
  type SubmittableFormProps,
  useSubmission,
} from "../shared/forms/form-with-receipt.tsx";
import { oneLine } from "../shared/forms/one-line.ts";
import { PersonFields } from "../shared/forms/person-fields.tsx";
import { useCustomerPrefill } from "../shared/forms/use-customer-prefill.ts";
import type { QuoteSubject } from "../shared/quote-url.ts";
import styles from "./quote-request-form.module.css";
import { omitIrrelevantDetails } from "./relevant-details.ts";
import { RequestDetails } from "./request-details.tsx";
import { RequestSelection } from "./request-selection.tsx";

export type QuoteRequestFormProps = FragmentProps<"mf-catalog/quote-form"> & QuoteSubject;

/** The form to request a quote, and its receipt. */
export function QuoteRequestForm({ person, ...subject }: QuoteRequestFormProps) {
  return (
    <FormWithReceipt
      key={JSON.stringify(subject)}
      person={person}
      message={QUOTE_RECEIVED}
      returnLabel="Request another quote"
    >
      {(form) => <RequestForm {...subject} {...form} />}
    </FormWithReceipt>
  );
}

const loadSchema = () =>
  import("@ligate/contract/quote-requests/schemas").then(({ QuoteRequest }) => QuoteRequest);

interface RequestFormProps extends SubmittableFormProps, QuoteSubject {
  /** Name of the preselected service in a URL, such as `custom-cloning`. */
  serviceType?: string;
}

function RequestForm({ person, onSubmitted, ...subject }: RequestFormProps) {
  const { product } = subject;
  const submitOnce = useSubmission(
    (values: QuoteRequest) => api.post("/api/quote/", { body: omitIrrelevantDetails(values) }),
    onSubmitted,
  );
  const form = useZodForm(loadSchema, onSubmit, {
    defaultValues: { ...person, ...subjectValues(subject) },
    incompleteMessage: INCOMPLETE_MESSAGE,
    draft: product === undefined ? "quote" : `quote ${product}`,
  });
  useCustomerPrefill(form, ["firstName", "lastName", "institution", "email"], person === undefined);
  const { field, submit, formState } = form;
  const { errors, isSubmitting } = formState;

  async function onSubmit(values: QuoteRequest) {
    await submitOnce(values);
    form.clearDraft();
  }

  return (
    <Form className={layout.form} onSubmit={submit} problem={errors.root}>
      {product !== undefined && <Field label="About" optional {...field("product")} />}
      <RequestSelection form={form} />
      <RequestDetails form={form} />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>About you</legend>
        <PersonFields
          fields={[field("firstName"), field("lastName"), field("institution"), field("email")]}
        />
      </fieldset>
      <TextAreaField
        label="Message"
        rows={6}
        hint="What should it do, in which cells, and by when?"
        {...field("message")}
      />
      <SubmitButton className={layout.submit} pending={isSubmitting}>
        Request a quote
      </SubmitButton>
    </Form>
  );
}

/**
 * Initial values of the selection and the subject; no selection for an unknown service. The subject may come from a URL, so
 * it is reduced to one line that fits the field.
 */
function subjectValues({
  serviceType: url,
  type,
  productType,
  product,
}: QuoteSubject & { serviceType?: string }) {
  const serviceType = serviceTypeOfUrl(url);
  return {
    ...(serviceType ? { type: "serviceType" as const, serviceType } : { type, productType }),
    ...(product !== undefined && { product: oneLine(product).slice(0, PRODUCT_MAX) }),
  };
}
