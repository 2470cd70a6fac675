import { serviceTypeOfUrl } from "@ligate/contract/quote-requests/constants";
import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import { api } from "@ligate/platform/api";
import { TextAreaField } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { INCOMPLETE_MESSAGE } from "@ligate/ui/forms/form-messages";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import layout from "../shared/forms/form-layout.module.css";
import type { SubmittableFormProps } from "../shared/forms/form-with-receipt.tsx";
import { PersonFields } from "../shared/forms/person-fields.tsx";
import { useCustomerPrefill } from "../shared/forms/use-customer-prefill.ts";
import { useSubmission } from "../shared/forms/use-submission.ts";
import { omitIrrelevantDetails } from "./relevant-details.ts";
import { RequestDetails } from "./request-details.tsx";
import styles from "./request-form.module.css";
import { RequestSelection } from "./request-selection.tsx";

const loadSchema = () =>
  import("@ligate/contract/quote-requests/schemas").then(({ QuoteRequest }) => QuoteRequest);

export interface RequestFormProps extends SubmittableFormProps {
  /** Name of the preselected service in a URL, such as `custom-cloning`. */
  serviceType?: string;
}

export function RequestForm({ serviceType, person, onSubmitted }: RequestFormProps) {
  const submitOnce = useSubmission(
    (values: QuoteRequest) => api.post("/api/quote/", { body: omitIrrelevantDetails(values) }),
    onSubmitted,
  );
  const form = useZodForm(loadSchema, onSubmit, {
    defaultValues: { ...person, ...serviceValues(serviceType) },
    incompleteMessage: INCOMPLETE_MESSAGE,
    draft: "quote",
  });
  useCustomerPrefill(form, ["firstName", "lastName", "institution", "email"], person === undefined);
  const { register, submit, formState } = form;
  const { errors, isSubmitting } = formState;

  async function onSubmit(values: QuoteRequest) {
    await submitOnce(values);
    form.clearDraft();
  }

  return (
    <Form className={layout.form} onSubmit={submit} problem={errors.root}>
      <RequestSelection form={form} />
      <RequestDetails form={form} />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>Who are you?</legend>
        <PersonFields
          fields={[register("firstName"), register("lastName"), register("institution"), register("email")]}
          errors={errors}
        />
      </fieldset>
      <TextAreaField
        label="Message"
        rows={6}
        hint="What should it do, in which cells, and by when?"
        error={errors.message}
        {...register("message")}
      />
      <SubmitButton className={layout.submit} pending={isSubmitting}>
        Request a quote
      </SubmitButton>
    </Form>
  );
}

/** Initial values that select a service; none for an unknown service. */
function serviceValues(url: string | undefined) {
  const serviceType = serviceTypeOfUrl(url);
  return serviceType && { type: "serviceType" as const, serviceType };
}
