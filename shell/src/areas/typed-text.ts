type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (element: ParentNode) =>
  [...element.querySelectorAll<Control>("input[name], textarea[name], select[name]")].filter(
    (control) => control.type !== "password",
  );

/** One radio button of a group is told from the others by its value. */
const keyOf = (control: Control) =>
  control.type === "radio" ? `${control.name}=${control.value}` : control.name;

const isTicked = (control: Control) =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);

/** Puts what was typed and ticked in one version of a page into another one, as its visitor would. */
export function typeAgain(before: ParentNode, after: ParentNode): void {
  const typed = new Map(controlsIn(before).map((control) => [keyOf(control), control]));
  for (const control of controlsIn(after)) {
    const old = typed.get(keyOf(control));
    if (!old || old === control) continue;
    if (isTicked(control)) tick(control as HTMLInputElement, (old as HTMLInputElement).checked);
    else if (old.value !== control.value && old.value) write(control, old.value);
  }
}

function tick(box: HTMLInputElement, isChecked: boolean): void {
  if (isChecked && !box.checked) box.click();
}

/** Past React, which would take the new value for its own and tell nobody. */
function write(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}
