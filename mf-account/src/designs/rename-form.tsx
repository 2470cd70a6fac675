import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { api } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import styles from "./designs.module.css";

const loadSchema = () =>
  import("@ligate/contract/saved-designs/schemas").then(({ DesignRename }) => DesignRename);

export interface RenameFormProps {
  design: SavedDesign;
  onDone: () => void;
}

export function RenameForm({ design: { id, name }, onDone }: RenameFormProps) {
  const { revalidate } = useRevalidator();
  const { register, submit, formState } = useZodForm(
    loadSchema,
    async (body) => {
      await api.patch("/api/users/designs/:id/", { params: { id }, body });
      await revalidate();
      onDone();
    },
    { defaultValues: { name } },
  );
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root} className={styles.rename}>
      <Field label="Name" autoFocus autoComplete="off" error={errors.name} {...register("name")} />
      <div className={styles.buttons}>
        <SubmitButton small pending={isSubmitting}>
          Save name
        </SubmitButton>
        <Button variant="text" small onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
