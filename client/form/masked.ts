import { useLayoutEffect, useRef, type ChangeEvent } from 'react';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * Where the caret belongs after a text was masked: behind as many digits as stood before it, so that it is never caught
 * at a bracket or a hyphen. Deleting forward over such a sign steps past it.
 */
export function caretIn(masked: string, digitsBefore: number, forward: boolean): number {
  let seen = 0;
  let at = 0;
  while (at < masked.length && seen < digitsBefore) {
    if (/\d/.test(masked[at] ?? '')) seen += 1;
    at += 1;
  }
  if (forward) while (at < masked.length && /\D/.test(masked[at] ?? '')) at += 1;
  return at;
}

/** A text input whose value passes through `mask`; the caret stays where the person is editing. */
export function useMasked(mask: (text: string) => string, change: (masked: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    const masked = mask(value);
    const before = digitsIn(value.slice(0, selectionStart ?? value.length));
    const native = event.nativeEvent;
    const forward = native instanceof InputEvent && native.inputType === 'deleteContentForward';
    caret.current = caretIn(masked, Math.min(before, digitsIn(masked)), forward);
    // React puts the unchanged value back by itself and the caret at its end
    event.target.value = masked;
    event.target.setSelectionRange(caret.current, caret.current);
    change(masked);
  };
  return { ref: input, onChange };
}
