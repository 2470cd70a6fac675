import type { UserInfoUpdate } from "@ligate/contract/account/schemas";
import type { ZodForm } from "@ligate/ui/forms/use-zod-form";

type ProfileZodForm = ZodForm<typeof UserInfoUpdate>;

/** The props of a component that renders a part of the profile form's fields. */
export interface ProfileFieldsProps {
  register: ProfileZodForm["register"];
  errors: ProfileZodForm["formState"]["errors"];
}
