import { useEffect, type RefObject } from 'react';

/** As the browser sets it: React notes what is set through the element itself, and would then see no change. */
const setValue =
  typeof HTMLInputElement === 'undefined'
    ? undefined
    : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** How to say again what somebody did to a control since it came; undefined where they did nothing. */
function earlyChange(control: Element): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { value, options } = control;
    // The page marks the one it was rendered with; without a mark React has made the select itself.
    const begun = [...options].find(({ defaultSelected }) => defaultSelected);
    if (begun === undefined || begun.value === value) return undefined;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!(control instanceof HTMLInputElement)) return undefined;
  const { type, checked, defaultChecked, value, defaultValue } = control;
  if (type === 'radio' || type === 'checkbox') {
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    return () => {
      control.checked = defaultChecked;
      control.click();
    };
  }
  if (type === 'hidden' || value === defaultValue) return undefined;
  return () => {
    control.value = defaultValue;
    setValue?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Repeats what was chosen in a form before hydration: React does not know it and would send what it rendered. */
export function useEarlyFormEvents(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // All of them are looked at before the first is said, for a render puts the others back.
    const changes = [...(form.current?.elements ?? [])].flatMap((control) => earlyChange(control) ?? []);
    // Outside of the effect each is a change of its own: the second knows of the first.
    if (changes.length > 0) queueMicrotask(() => changes.forEach((say) => say()));
  }, [form]);
}
