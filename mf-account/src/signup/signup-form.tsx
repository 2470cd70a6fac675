import { PASSWORD_RULE } from "@ligate/contract/account/constants";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useGo } from "@ligate/platform/router";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { PasswordField } from "../shared/forms/password-field.tsx";
import { refreshSessionAndCart } from "../shared/session/refresh-session-and-cart.ts";
import styles from "./signup-form.module.css";

const rules = () => import("@ligate/contract/account/schemas").then((contract) => contract.SignupForm);

export function SignupForm() {
  const go = useGo();
  const { register, submit, formState } = useZodForm(rules, async (body) => {
    const { detail } = await api.post("/api/signup/", { body });
    await refreshSessionAndCart();
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
