import { ApiError } from "@ligate/platform/api";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { Field } from "./field.tsx";
import { Form, SubmitButton } from "./form.tsx";
import { useZodForm, type ZodFormOptions } from "./use-zod-form.tsx";

const Person = z.object({ name: z.string().min(1, "Name is required"), zipcode: z.string().optional() });

interface PersonFormProps {
  loadSchema?: () => Promise<typeof Person>;
  onSubmit: (p: unknown) => unknown;
  incompleteMessage?: string;
  draft?: ZodFormOptions<typeof Person>["draft"];
  defaultValues?: { name: string };
}

function PersonForm({ onSubmit, loadSchema = async () => Person, ...options }: PersonFormProps) {
  const { register, submit, clearDraft, formState } = useZodForm(loadSchema, send, options);
  async function send(person: unknown) {
    await onSubmit(person);
    clearDraft();
  }
  const { errors, isSubmitting } = formState;
  return (
    <Form onSubmit={submit} problem={errors.root}>
      <Field label="Name" error={errors.name} {...register("name")} />
      <Field label="ZIP code" error={errors.zipcode} {...register("zipcode")} />
      <SubmitButton pending={isSubmitting}>Send</SubmitButton>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole("button"));

it("shows an error at each invalid field and a message on the form", async () => {
  const onSubmit = jest.fn();
  render(<PersonForm onSubmit={onSubmit} incompleteMessage="Please complete all required fields." />);
  await send();
  expect(await screen.findByText("Name is required")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Name is required");
  expect(screen.getByLabelText("Name")).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(onSubmit).not.toHaveBeenCalled();
});

describe("with a message for incomplete input", () => {
  const Zip = z.string().regex(/^\d{5}$/, "A ZIP code has five digits");
  const Strict = Person.extend({
    name: z.string().min(1, "Name is required").max(3, "Too long"),
    zipcode: Zip,
  });
  const fill = async (name: string, zipcode: string) => {
    const loadSchema = async () => Strict as unknown as typeof Person;
    render(<PersonForm onSubmit={() => {}} loadSchema={loadSchema} incompleteMessage="Incomplete." />);
    if (name) await userEvent.type(screen.getByLabelText("Name"), name);
    await userEvent.type(screen.getByLabelText("ZIP code"), zipcode);
    await send();
  };

  it.each([
    ["Ada", "021", "A ZIP code has five digits."],
    ["Augusta", "021", "Please correct the marked fields."],
    ["", "021", "Incomplete."],
  ])("says what is wrong: %j, %j", async (name, zipcode, message) => {
    await fill(name, zipcode);
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByLabelText("ZIP code")).toBeInvalid();
  });
});

it("loads the schema when a field loses focus, and not before", async () => {
  const loadSchema = jest.fn(async () => Person);
  render(<PersonForm onSubmit={() => {}} loadSchema={loadSchema} />);
  await userEvent.click(screen.getByLabelText("Name"));
  expect(loadSchema).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(await screen.findByText("Name is required")).toBeVisible();
});

it("submits without validation when the schema cannot be loaded", async () => {
  const onSubmit = jest.fn();
  render(<PersonForm onSubmit={onSubmit} loadSchema={() => Promise.reject(new Error("No such chunk."))} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ name: "Ada", zipcode: "" });
});

it("shows the API's errors at the fields and on the form, and keeps the input", async () => {
  const apiError = new ApiError(400, { detail: "Not so.", fields: { zipcode: "No such ZIP." } });
  render(<PersonForm onSubmit={() => Promise.reject(apiError)} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent("Not so.");
  expect(screen.getByLabelText("ZIP code")).toHaveAccessibleDescription("No such ZIP.");
  expect(screen.getByLabelText("Name")).toHaveValue("Ada");
});

it("restores the input of an unmounted form until it is submitted", async () => {
  const page = () => render(<PersonForm onSubmit={() => {}} draft="quote" />);
  const first = page();
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  first.unmount();

  const second = page();
  expect(screen.getByLabelText("Name")).toHaveValue("Ada");
  await send();
  second.unmount();

  page();
  expect(screen.getByLabelText("Name")).toHaveValue("");
});

it("saves what was typed, and not what the page filled in", async () => {
  const page = (name: string) =>
    render(<PersonForm onSubmit={() => {}} draft="quote" defaultValues={{ name }} />);
  const first = page("Ada");
  await userEvent.type(screen.getByLabelText("ZIP code"), "02142");
  first.unmount();

  page("");
  expect(screen.getByLabelText("ZIP code")).toHaveValue("02142");
  expect(screen.getByLabelText("Name")).toHaveValue("");
});

describe("the draft of a customer", () => {
  const page = (owner: string, fields?: readonly string[]) =>
    render(
      <PersonForm
        onSubmit={() => {}}
        draft={{ name: "profile", owner, fields }}
        defaultValues={{ name: "Ada" }}
      />,
    );
  const type = async (owner: string, fields?: readonly string[]) => {
    const { unmount } = page(owner, fields);
    await userEvent.type(screen.getByLabelText("Name"), " Byron");
    await userEvent.type(screen.getByLabelText("ZIP code"), "02142");
    unmount();
  };

  it("takes precedence over the default values", async () => {
    await type("ada@lab.example");
    page("ada@lab.example");
    expect(screen.getByLabelText("Name")).toHaveValue("Ada Byron");
  });

  it("is not read for another customer", async () => {
    await type("ada@lab.example");
    page("bob@lab.example");
    expect(screen.getByLabelText("Name")).toHaveValue("Ada");
    expect(screen.getByLabelText("ZIP code")).toHaveValue("");
  });

  it("contains only the given fields", async () => {
    await type("ada@lab.example", ["name"]);
    expect(JSON.parse(sessionStorage.getItem("draft:profile") ?? "")).toEqual({
      name: "Ada Byron",
      owner: "ada@lab.example",
    });
  });
});

it("saves no draft of a form without a name", async () => {
  const form = render(<PersonForm onSubmit={() => {}} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  form.unmount();
  expect(sessionStorage).toHaveLength(0);
});

it("submits once while a submission is pending", async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((done) => (finish = done)));
  render(<PersonForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await userEvent.dblClick(screen.getByRole("button"));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  await act(async () => finish());
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

describe("after ten seconds", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("hides the form's message and keeps the field's error", async () => {
    render(<PersonForm onSubmit={() => {}} incompleteMessage="Please complete all required fields." />);
    // Lets the alert render and its timer start.
    await act(async () => {
      screen.getByRole("button").click();
      await jest.advanceTimersByTimeAsync(1);
    });
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole("alert")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_001));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText("Name is required")).toBeVisible();
  });
});
