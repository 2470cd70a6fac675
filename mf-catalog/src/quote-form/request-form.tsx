import type { Person } from "@ligate/contract/fragments";
import { quotedService } from "@ligate/contract/quote-choices";
import type { QuoteRequest } from "@ligate/contract/quote-requests";
import { api } from "@ligate/platform/api";
import { Field, TextAreaField } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import rows from "../form-rows.module.css";
import { orFailed } from "../or-failed.ts";
import { withoutOthers } from "./details.ts";
import { RequestDetails } from "./request-details.tsx";
import styles from "./request-form.module.css";
import { RequestSelection } from "./request-selection.tsx";

const rules = () => import("@ligate/contract/quote-requests").then(({ QuoteRequest }) => QuoteRequest);

export interface SentRequest {
  reference: string;
  person: Person & { email: string };
}

export interface RequestFormProps {
  serviceType?: string;
  person?: Person;
  onSent: (request: SentRequest) => void;
}

export function RequestForm({ serviceType, person, onSent }: RequestFormProps) {
  const form = useZodForm(rules, send, {
    defaultValues: { ...person, ...preselected(serviceType) },
    incomplete: "Please complete all required fields.",
    draft: "quote",
  });
  const { register, submit, formState } = form;
  const { errors, isSubmitting } = formState;

  async function send(entries: QuoteRequest) {
    const { reference } = await orFailed(api.post("/api/quote/", { body: withoutOthers(entries) }));
    const { firstName, lastName, institution, email } = entries;
    form.forgetDraft();
    onSent({ reference, person: { firstName, lastName, institution, email } });
    // Busy until the thanks stand here: the second press of a double click finds nothing to do.
    await new Promise(() => {});
  }

  return (
    <Form className={rows.form} onSubmit={submit} problem={errors.root}>
      <RequestSelection form={form} />
      <RequestDetails form={form} />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>Who are you?</legend>
        <div className={rows.row}>
          <Field
            label="First name"
            autoComplete="given-name"
            error={errors.firstName}
            {...register("firstName")}
          />
          <Field
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName}
            {...register("lastName")}
          />
          <Field
            label="Institution"
            autoComplete="organization"
            error={errors.institution}
            {...register("institution")}
          />
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            error={errors.email}
            {...register("email")}
          />
        </div>
      </fieldset>
      <TextAreaField
        label="Message"
        rows={6}
        hint="What should it do, in which cells, and by when?"
        error={errors.message}
        {...register("message")}
      />
      <SubmitButton className={rows.send} pending={isSubmitting}>
        Request a quote
      </SubmitButton>
    </Form>
  );
}

function preselected(url: string | undefined) {
  const serviceType = quotedService(url);
  return serviceType && { type: "serviceType" as const, serviceType };
}
