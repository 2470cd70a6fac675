import { PASSWORD_RULE } from "@ligate/contract/password-rule";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useGo } from "@ligate/platform/router";
import { Field } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { startAfresh } from "../fresh-start.ts";
import { PasswordField } from "../password-field.tsx";
import styles from "./signup-form.module.css";

const rules = () => import("@ligate/contract/accounts").then((contract) => contract.SignupForm);

export function SignupForm() {
  const go = useGo();
  const { register, submit, formState } = useZodForm(rules, async (body) => {
    const { detail } = await api.post("/api/signup/", { body });
    await startAfresh();
    notify("success", detail);
    await go("/", { replace: true });
  });
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <div className={styles.names}>
        <Field
          label="First name"
          optional
          autoComplete="given-name"
          error={errors.firstName}
          {...register("firstName")}
        />
        <Field
          label="Last name"
          optional
          autoComplete="family-name"
          error={errors.lastName}
          {...register("lastName")}
        />
      </div>
      <Field label="Email" type="email" autoComplete="username" error={errors.email} {...register("email")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={errors.password?.message === PASSWORD_RULE ? undefined : PASSWORD_RULE}
        error={errors.password}
        {...register("password")}
      />
      <SubmitButton wide pending={isSubmitting}>
        Sign up
      </SubmitButton>
    </Form>
  );
}
