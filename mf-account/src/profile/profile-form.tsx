import type { UserInfo } from "@ligate/contract/accounts";
import type { UserInfoUpdate } from "@ligate/contract/profile";
import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { useComeBack, useTypedBefore } from "../come-back.ts";
import { Sheet } from "../sheet.tsx";
import { AddressFields } from "./address-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { entriesOf } from "./entries.ts";
import styles from "./profile-form.module.css";

const rules = () => import("@ligate/contract/profile").then(({ UserInfoUpdate }) => UserInfoUpdate);

export interface ProfileFormProps {
  info: UserInfo;
}

export function ProfileForm({ info }: ProfileFormProps) {
  const comeBack = useComeBack("profile");
  const form = useZodForm(rules, (entries) => update(entries).catch(comeBack(entries)).catch(failed), {
    defaultValues: entriesOf(info),
    incomplete: "Please complete all required fields.",
  });
  useTypedBefore("profile", (typed) => form.reset(typed, { keepDefaultValues: true }));
  const { errors, isSubmitting } = form.formState;

  return (
    <Form onSubmit={form.submit} problem={errors.root} className={styles.form}>
      <Sheet title="Contact">
        <ContactFields register={form.register} errors={errors} />
      </Sheet>
      <Sheet title="Shipping" intro="Filled in for you at the checkout, where you can still change it.">
        <AddressFields register={form.register} errors={errors} />
      </Sheet>
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

/** @throws ApiError with this form's one sentence; what is wrong with a field is told at the field */
function failed(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw new ApiError(error.status, { detail: "An error occurred. Please try again.", fields: error.fields });
}
