import type { UserInfo, UserInfoUpdate } from "@ligate/contract/account/schemas";
import { isStateCode } from "@ligate/contract/address/us-states";
import { ApiError, api } from "@ligate/platform/api";
import { Field } from "@ligate/ui/forms/field";
import { FieldGrid, WideField } from "@ligate/ui/forms/field-grid";
import { Form, INCOMPLETE_MESSAGE, SubmitButton } from "@ligate/ui/forms/form";
import { StateField } from "@ligate/ui/forms/state-field";
import { useFormOutcome } from "@ligate/ui/forms/use-form-outcome";
import { useZodForm, type ZodForm } from "@ligate/ui/forms/use-zod-form";
import { NameFields } from "../shared/forms/name-fields.tsx";
import { Panel } from "../shared/layout/panel.tsx";
import { useCustomerDraft, useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./profile-form.module.css";

const loadSchema = () =>
  import("@ligate/contract/account/schemas").then(({ UserInfoUpdate }) => UserInfoUpdate);

export interface ProfileFormProps {
  info: UserInfo;
}

export function ProfileForm({ info }: ProfileFormProps) {
  const reauthenticate = useReauthenticate();
  const form = useZodForm(
    loadSchema,
    (values) => update(values).catch(reauthenticate).catch(rethrowWithGenericMessage),
    {
      defaultValues: toFormValues(info),
      incompleteMessage: INCOMPLETE_MESSAGE,
      draft: useCustomerDraft("profile"),
    },
  );
  const { errors, isSubmitting } = form.formState;
  const [message, showOutcome] = useFormOutcome(form);

  async function update(body: UserInfoUpdate): Promise<void> {
    const { detail } = await api.post("/api/users/update-user-info/", { body });
    form.clearDraft();
    showOutcome("success", detail);
  }

  return (
    <Form onSubmit={form.submit} problem={errors.root} className={styles.form}>
      <Panel title="Contact">
        <ContactFields field={form.field} />
      </Panel>
      <Panel title="Shipping" intro="We fill this in for you at checkout, where you can still change it.">
        <ShippingFields field={form.field} hasTerritories={info.has_territories} />
      </Panel>
      <div>
        <SubmitButton pending={isSubmitting}>Update</SubmitButton>
      </div>
      {message}
    </Form>
  );
}

/** @throws ApiError with a generic message and the field errors of the API */
function rethrowWithGenericMessage(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw new ApiError(error.status, { detail: "An error occurred. Please try again.", fields: error.fields });
}

function ContactFields({ field }: ProfileFieldsProps) {
  return (
    <FieldGrid>
      <NameFields field={field} />
      <WideField label="Institution" optional autoComplete="organization" {...field("institution")} />
    </FieldGrid>
  );
}

function ShippingFields({
  field,
  hasTerritories,
}: ProfileFieldsProps & { hasTerritories: boolean | undefined }) {
  return (
    <FieldGrid>
      <Field label="Laboratory or attention" optional {...field("attention")} />
      <Field label="Phone" type="tel" optional autoComplete="tel" {...field("phone")} />
      <WideField label="Address" autoComplete="address-line1" {...field("address")} />
      <Field label="Apartment, suite" optional autoComplete="address-line2" {...field("apt")} />
      <Field label="Building and room" optional {...field("building")} />
      <WideField label="City" autoComplete="address-level2" {...field("city")} />
      <StateField hasTerritories={hasTerritories} autoComplete="address-level1" {...field("state")} />
      <Field label="ZIP code" inputMode="numeric" autoComplete="postal-code" {...field("zipcode")} />
    </FieldGrid>
  );
}

type ProfileFieldsProps = Pick<ZodForm<typeof UserInfoUpdate>, "field">;

/** Converts the account's data to the values of the profile form. */
function toFormValues({ first_name, last_name, company, shipping_address }: UserInfo) {
  const state = shipping_address?.state ?? "";
  return {
    firstName: first_name,
    lastName: last_name,
    institution: company,
    attention: shipping_address?.attention ?? "",
    phone: shipping_address?.phone ?? "",
    building: shipping_address?.building ?? "",
    address: shipping_address?.address_line_1 ?? "",
    apt: shipping_address?.apt_suite ?? "",
    city: shipping_address?.city ?? "",
    state: isStateCode(state) ? state : undefined,
    zipcode: shipping_address?.zipcode ?? "",
  } satisfies Partial<UserInfoUpdate>;
}
