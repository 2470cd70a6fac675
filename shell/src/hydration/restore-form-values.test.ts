import { restoreFormValues } from "./restore-form-values.ts";

const FORM = `
  <input name="subject">
  <textarea name="message"></textarea>
  <select name="species"><option>Human</option><option>Mouse</option></select>
  <input type="checkbox" name="updates">
  <input type="radio" name="format" value="a" checked>
  <input type="radio" name="format" value="b">
  <input type="password" name="password">`;

function createForm(): HTMLElement {
  const form = document.createElement("form");
  form.innerHTML = FORM;
  return form;
}

/** A form in which every control is filled in. */
function createFilledForm(): HTMLElement {
  const form = createForm();
  for (const [name, value] of Object.entries({
    subject: "TP53",
    message: "Hello",
    species: "Mouse",
    password: "Secret1",
  }))
    (form.querySelector(`[name=${name}]`) as HTMLInputElement).value = value;
  (form.querySelector("[name=updates]") as HTMLInputElement).checked = true;
  (form.querySelector("[value=b]") as HTMLInputElement).checked = true;
  return form;
}

const valuesOf = (form: HTMLElement) => Object.fromEntries(new FormData(form as HTMLFormElement));

it("copies what was typed and ticked, except passwords", () => {
  const form = createForm();
  restoreFormValues(createFilledForm(), form);
  expect(valuesOf(form)).toEqual({
    subject: "TP53",
    message: "Hello",
    species: "Mouse",
    updates: "on",
    format: "b",
    password: "",
  });
});

it("keeps the values of fields that were left empty", () => {
  const form = createFilledForm();
  restoreFormValues(createForm(), form);
  expect(valuesOf(form)).toMatchObject({ subject: "TP53", message: "Hello", updates: "on" });
});

it("dispatches the events of input by a visitor", () => {
  const form = createForm();
  const types: string[] = [];
  for (const type of ["input", "change", "click"]) form.addEventListener(type, () => types.push(type));
  restoreFormValues(createFilledForm(), form);
  expect(new Set(types)).toEqual(new Set(["input", "change", "click"]));
});
