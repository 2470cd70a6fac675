import { Field, type FieldProps } from "@ligate/ui/forms/field";

export type CodeFieldProps = Omit<FieldProps, "label" | "type" | "autoComplete" | "hint">;

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
