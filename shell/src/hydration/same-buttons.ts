/**
 * The buttons of one version of a page for buttons of another: at the same position among all buttons, with the same text.
 * A button without counterpart is left out.
 */
export function sameButtons(
  pressed: HTMLButtonElement[],
  from: ParentNode,
  to: ParentNode,
): HTMLButtonElement[] {
  const before = buttonsIn(from);
  const after = buttonsIn(to);
  return pressed.flatMap((button) => {
    const same = after[before.indexOf(button)];
    return same?.textContent === button.textContent ? [same] : [];
  });
}

const buttonsIn = (element: ParentNode) => [...element.querySelectorAll("button")];
