import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Link, useLocation, useNavigateTo } from "@ligate/platform/router";
import { Field } from "@ligate/ui/forms/field";
import { FieldGrid } from "@ligate/ui/forms/field-grid";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { NameFields } from "../shared/forms/name-fields.tsx";
import { NewPasswordField } from "../shared/forms/password-field.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import { refreshSessionAndCart } from "../shared/refresh-session-and-cart.ts";

const NOTES = [
  "We will send you a link to confirm your e-mail address. You can design and order before you open it.",
  "Your cart stays as it is.",
];

export function Component() {
  const { search } = useLocation();

  return (
    <AuthLayout
      title="Sign up"
      description="Create an account to design, order and track your orders."
      illustration="key"
      intro={
        <>
          Already have an account? <Link to={`/login${search}`}>Log in</Link>.
        </>
      }
      notes={NOTES}
    >
      <SignupForm />
    </AuthLayout>
  );
}

const loadSchema = () => import("@ligate/contract/account/schemas").then((contract) => contract.SignupForm);

function SignupForm() {
  const navigateTo = useNavigateTo();
  const { field, submit, formState } = useZodForm(loadSchema, async (body) => {
    const { detail } = await api.post("/api/signup/", { body });
    await refreshSessionAndCart();
    notify("success", detail);
    await navigateTo("/", { replace: true });
  });
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <FieldGrid>
        <NameFields field={field} />
      </FieldGrid>
      <Field label="Email" type="email" autoComplete="username" {...field("email")} />
      <NewPasswordField label="Password" {...field("password")} />
      <SubmitButton wide pending={isSubmitting}>
        Sign up
      </SubmitButton>
    </Form>
  );
}
