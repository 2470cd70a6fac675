import { ApiError } from "@ligate/platform/api";
import { Field, type FieldProps } from "@ligate/ui/forms/field";

type CodeFieldProps = Omit<FieldProps, "label" | "type" | "autoComplete" | "hint">;

/** A field for the code of a second factor. */
export function CodeField(props: CodeFieldProps) {
  return (
    <Field
      label="Code"
      hint="The 6 digits that your authenticator app shows, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      {...props}
    />
  );
}

/** Whether the API accepts the password, and asks for the code of the second factor or refuses the code. */
export function isSecondFactorProblem(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  return (error.body as { second_factor?: boolean } | undefined)?.second_factor === true;
}
