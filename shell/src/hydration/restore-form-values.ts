type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies what a visitor typed and ticked from one version of a page into another, as if the visitor had done so there.
 * Passwords are not copied. Values move from element to element within the document: nothing is stored (for that, see
 * `@ligate/platform/drafts`).
 *
 * Removable together with `server-rendered-placeholder.tsx`, its only caller: React keeps the values of elements that it
 * hydrates.
 */
export function restoreFormValues(from: ParentNode, to: ParentNode): void {
  const sources = new Map(controlsIn(from).map((control) => [keyOf(control), control]));
  for (const control of controlsIn(to)) {
    const source = sources.get(keyOf(control));
    if (!source || source === control) continue;
    if (isCheckable(control)) check(control, (source as HTMLInputElement).checked);
    else if (source.value !== control.value && source.value) setValue(control, source.value);
  }
}

const controlsIn = (element: ParentNode) =>
  [...element.querySelectorAll<Control>("input[name], textarea[name], select[name]")].filter(
    (control) => control.type !== "password",
  );

/** The radio buttons of a group share a name and differ in their values. */
const keyOf = (control: Control) =>
  control.type === "radio" ? `${control.name}=${control.value}` : control.name;

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);

function check(input: HTMLInputElement, isChecked: boolean): void {
  if (isChecked && !input.checked) input.click();
}

/** Uses the prototype's setter. React overrides the element's own and would not notice the change. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}
