import { useLayoutEffect, useRef, type ChangeEvent } from 'react';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * Where the caret belongs after a text was masked: behind as many digits as stood before it, so that it is never caught
 * at a bracket or a hyphen. Deleting forward over such a sign steps past it.
 */
function caretPosition(masked: string, digitsBefore: number, forward: boolean): number {
  let seen = 0;
  let at = 0;
  while (at < masked.length && seen < digitsBefore) {
    if (/\d/.test(masked[at] ?? '')) seen += 1;
    at += 1;
  }
  if (forward) while (at < masked.length && /\D/.test(masked[at] ?? '')) at += 1;
  return at;
}

/**
 * What a field makes of a text. `key` is the sign that was just typed; undefined when text was pasted, filled in by the
 * browser or deleted. Null means that the key does nothing.
 */
export type Mask = (text: string, key: string | undefined) => string | null;

/** A text input whose value passes through `mask`; the caret stays where the person is editing. */
export function useMaskedInput(mask: Mask, change: (masked: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const shown = useRef('');
  useLayoutEffect(() => {
    shown.current = input.current?.value ?? '';
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    const native = event.nativeEvent;
    const how = native instanceof InputEvent ? native : undefined;
    const key = how?.inputType === 'insertText' && how.data?.length === 1 ? how.data : undefined;
    const masked = mask(value, key);
    const end = selectionStart ?? value.length;
    const text = masked ?? shown.current;
    const before = digitsIn(value.slice(0, masked === null ? end - 1 : end));
    caret.current = caretPosition(text, Math.min(before, digitsIn(text)), how?.inputType === 'deleteContentForward');
    // React puts the unchanged value back by itself and the caret at its end
    event.target.value = text;
    event.target.setSelectionRange(caret.current, caret.current);
    if (masked !== null) change(masked);
  };
  return { ref: input, onChange };
}
