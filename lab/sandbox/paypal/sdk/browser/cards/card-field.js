import { FIELDS } from "./card-format.js";
import { createFieldFrame } from "./field-frame.js";

/** @typedef {import("../types.ts").MountedField} MountedField */

/**
 * @typedef {object} FieldContext
 * @property {import("../types.ts").CardStyle} style
 * @property {(field: MountedField) => boolean} isValid
 * @property {(name: keyof import("../types.ts").InputEvents, field: MountedField) => void} emit
 * @property {(field: MountedField) => void} mounted
 * @property {(field: MountedField) => void} unmounted
 */

/**
 * A field of a card form: an input in an iframe, as with PayPal. The page can style it by the option `style` only.
 * @param {import("../types.ts").FieldKind} kind
 * @param {import("../types.ts").FieldOptions} options
 * @param {FieldContext} context
 */
export function createCardField(kind, options, context) {
  const input = createInput(kind, options.placeholder);
  const message = Object.assign(document.createElement("span"), { id: "message", className: "message" });
  /** @type {(() => void) | undefined} */
  let remove;
  let isClosed = false;

  /** @type {MountedField} */
  const field = { kind, value: () => input.value, isFocused: () => input.matches(":focus") };

  function showValidity() {
    const isInvalid = input.value !== "" && !input.matches(":focus") && !context.isValid(field);
    input.classList.toggle("invalid", isInvalid);
    if (isInvalid) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  }

  input.addEventListener("input", () => {
    formatInPlace(input, kind);
    showValidity();
    context.emit("onChange", field);
  });
  input.addEventListener("focus", () => context.emit("onFocus", field));
  input.addEventListener("blur", () => {
    showValidity();
    context.emit("onBlur", field);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") context.emit("onInputSubmitRequest", field);
  });

  return {
    /** @param {string | Element} target */
    async render(target) {
      if (isClosed) throw new Error("The field was closed before it was rendered");
      const frame = createFieldFrame(target, kind, { ...context.style, ...options.style });
      frame.body.append(input, message);
      frame.fitHeight(input);
      remove = frame.remove;
      context.mounted(field);
    },
    async close() {
      isClosed = true;
      remove?.();
      context.unmounted(field);
    },
    /** @param {string} name */
    addClass: async (name) => input.classList.add(name),
    /** @param {string} name */
    removeClass: async (name) => input.classList.remove(name),
    /** @param {string} name @param {string} value */
    setAttribute: async (name, value) => input.setAttribute(name, value),
    /** @param {string} name */
    removeAttribute: async (name) => input.removeAttribute(name),
    clear() {
      input.value = "";
      showValidity();
    },
    focus: () => input.focus(),
    /** @param {string} text */
    setMessage(text) {
      message.textContent = text;
      input.setAttribute("aria-describedby", "message");
    },
  };
}

/** @param {import("../types.ts").FieldKind} kind @param {string} [placeholder] */
function createInput(kind, placeholder) {
  const { label, autocomplete, placeholder: defaultPlaceholder } = FIELDS[kind];
  const input = document.createElement("input");
  Object.assign(input, {
    type: "text",
    name: kind,
    placeholder: placeholder ?? defaultPlaceholder,
    autocomplete,
  });
  input.setAttribute("aria-label", label);
  if (kind !== "name") input.inputMode = "numeric";
  return input;
}

/**
 * Formats only while the caret is at the end, because setting the value moves the caret there.
 * @param {HTMLInputElement} input
 * @param {import("../types.ts").FieldKind} kind
 */
function formatInPlace(input, kind) {
  if (input.selectionStart === input.value.length) input.value = FIELDS[kind].format(input.value);
}
