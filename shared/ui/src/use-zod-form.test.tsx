import { ApiError } from "@ligate/platform/api";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { Field } from "./field.tsx";
import { Form, SubmitButton } from "./form.tsx";
import { useZodForm } from "./use-zod-form.tsx";

const Person = z.object({ name: z.string().min(1, "Name is required"), zipcode: z.string().optional() });

interface PersonFormProps {
  rules?: () => Promise<typeof Person>;
  onSubmit: (p: unknown) => unknown;
  incomplete?: string;
  draft?: string;
}

function PersonForm({ onSubmit, rules = async () => Person, ...options }: PersonFormProps) {
  const { register, submit, forgetDraft, formState } = useZodForm(rules, send, options);
  async function send(person: unknown) {
    await onSubmit(person);
    forgetDraft();
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

it("says at the field what is wrong, and on the form what the specification says", async () => {
  const onSubmit = jest.fn();
  render(<PersonForm onSubmit={onSubmit} incomplete="Please complete all required fields." />);
  await send();
  expect(await screen.findByText("Name is required")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Name is required");
  expect(screen.getByLabelText("Name")).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("fetches its rules when a field is left, and not before", async () => {
  const rules = jest.fn(async () => Person);
  render(<PersonForm onSubmit={() => {}} rules={rules} />);
  await userEvent.click(screen.getByLabelText("Name"));
  expect(rules).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(await screen.findByText("Name is required")).toBeVisible();
});

it("leaves the word to the server where its rules do not arrive", async () => {
  const onSubmit = jest.fn();
  render(<PersonForm onSubmit={onSubmit} rules={() => Promise.reject(new Error("No such chunk."))} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ name: "Ada", zipcode: "" });
});

it("puts the server's sentences where they belong, and keeps what was typed", async () => {
  const refusal = new ApiError(400, { detail: "Not so.", fields: { zipcode: "No such ZIP." } });
  render(<PersonForm onSubmit={() => Promise.reject(refusal)} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent("Not so.");
  expect(screen.getByLabelText("ZIP code")).toHaveAccessibleDescription("No such ZIP.");
  expect(screen.getByLabelText("Name")).toHaveValue("Ada");
});

it("brings back what was typed when the form is come to again, until it is sent", async () => {
  const page = () => render(<PersonForm onSubmit={() => {}} draft="person" />);
  const left = page();
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  left.unmount();

  const cameBack = page();
  expect(screen.getByLabelText("Name")).toHaveValue("Ada");
  await send();
  cameBack.unmount();

  page();
  expect(screen.getByLabelText("Name")).toHaveValue("");
});

it("keeps nothing of a form without a name", async () => {
  const left = render(<PersonForm onSubmit={() => {}} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  left.unmount();
  expect(sessionStorage).toHaveLength(0);
});

it("submits once while it is under way", async () => {
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

  it("the form's message is gone, the field's error stays", async () => {
    render(<PersonForm onSubmit={() => {}} incomplete="Please complete all required fields." />);
    // Until it is on screen, and the effect that counts from there has run.
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
