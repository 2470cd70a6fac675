import type { UserInfo, UserInfoUpdate } from "@ligate/contract/account/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { INCOMPLETE_MESSAGE } from "@ligate/ui/forms/form-messages";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { Panel } from "../shared/layout/panel.tsx";
import { useReauthenticate, useRestoredForm } from "../shared/session/use-reauthenticate.ts";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./profile-form.module.css";
import { ShippingFields } from "./shipping-fields.tsx";
import { userInfoFormValues } from "./user-info-form-values.ts";

const loadSchema = () =>
  import("@ligate/contract/account/schemas").then(({ UserInfoUpdate }) => UserInfoUpdate);

export interface ProfileFormProps {
  info: UserInfo;
}

export function ProfileForm({ info }: ProfileFormProps) {
  const reauthenticate = useReauthenticate("profile");
  const form = useZodForm(
    loadSchema,
    (values) => update(values).catch(reauthenticate(values)).catch(rethrowWithGenericMessage),
    {
      defaultValues: userInfoFormValues(info),
      incompleteMessage: INCOMPLETE_MESSAGE,
    },
  );
  useRestoredForm("profile", (values) => form.reset(values, { keepDefaultValues: true }));
  const { errors, isSubmitting } = form.formState;

  return (
    <Form onSubmit={form.submit} problem={errors.root} className={styles.form}>
      <Panel title="Contact">
        <ContactFields register={form.register} errors={errors} />
      </Panel>
      <Panel title="Shipping" intro="Filled in for you at the checkout, where you can still change it.">
        <ShippingFields register={form.register} errors={errors} />
      </Panel>
      <div>
        <SubmitButton pending={isSubmitting}>Update</SubmitButton>
      </div>
    </Form>
  );
}

async function update(body: UserInfoUpdate): Promise<void> {
  const { detail } = await api.post("/api/users/update-user-info/", { body });
  notify("success", detail);
}

/** @throws ApiError with a generic message and the field errors of the API */
function rethrowWithGenericMessage(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw new ApiError(error.status, { detail: "An error occurred. Please try again.", fields: error.fields });
}
