import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * Returns props of a part of the page that restores the focus when the element that had it is removed: to the element at
 * its place, or to the `first`, else to the part itself. Otherwise the next Tab would begin at the top of the page.
 */
export function useRefocus<Part extends HTMLElement>({ first = false } = {}) {
  const ref = useRef<Part>(null);
  const held = useRef<{ element: Element; place: number }>(null);
  const inPart = () => [...(ref.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return;
    const { place } = held.current;
    held.current = null;
    // The focus may be elsewhere by now.
    if (document.activeElement !== document.body) return;
    const all = inPart();
    const next = all[first ? 0 : Math.min(place, all.length - 1)];
    if (!next) ref.current?.setAttribute('tabindex', '-1');
    (next ?? ref.current)?.focus();
  });
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      held.current = { element: target, place: inPart().findIndex((each) => each === target) };
    },
    onBlur: ({ target }: FocusEvent) =>
      // Some browsers also say so of what is being removed.
      queueMicrotask(() => {
        if (target.isConnected && held.current?.element === target) held.current = null;
      }),
  };
}
