type Twin = (element: Element) => HTMLElement | undefined;

/** Repeats in the page what was typed, chosen and opened in the written HTML. */
export function carryOver(written: Element, twin: Twin): void {
  for (const details of written.querySelectorAll('details')) {
    const other = twin(details);
    if (other instanceof HTMLDetailsElement) other.open = details.open;
  }
  for (const field of written.querySelectorAll('input, textarea, select')) carryField(field, twin);
}

function carryField(field: Element, twin: Twin): void {
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((one) => one.selected !== one.defaultSelected))
      write(twin(field), field.value, 'change');
  } else if (isInput(field) && isChosen(field)) {
    if (field.checked === field.defaultChecked) return;
    const other = twin(field);
    if (isInput(other) && other.checked !== field.checked) other.click();
  } else if (isTyped(field) && field.value !== field.defaultValue) {
    write(twin(field), field.value, 'input');
  }
}

const isInput = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement;
const isChosen = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
const isTyped = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  isInput(element) || element instanceof HTMLTextAreaElement;

/** Uses the prototype's setter, because React overrides the instance's: so the input counts as typed. */
function write(field: Element | undefined, value: string, event: 'input' | 'change'): void {
  if (!field) return;
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Moves the focus to the page, with the text selection. */
export function carryFocus(focused: Element | null, other: HTMLElement | null | undefined): void {
  other?.focus({ preventScroll: true });
  // Only text fields have a selection; a search field is one.
  if (isTyped(focused) && isTyped(other) && focused.selectionStart !== null)
    other.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}
