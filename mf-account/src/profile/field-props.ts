import type { UserInfoUpdate } from "@ligate/contract/profile";
import type { ZodForm } from "@ligate/ui/use-zod-form";

type ProfileZodForm = ZodForm<typeof UserInfoUpdate>;

/** What a group of the form's fields is given. */
export interface FieldProps {
  register: ProfileZodForm["register"];
  errors: ProfileZodForm["formState"]["errors"];
}
