import { useLayoutEffect, useRef, type ChangeEvent } from 'react';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Returns the position behind so many digits, never at a bracket or a hyphen; a deletion forward skips these. */
function caretPosition(masked: string, digitsBefore: number, forward: boolean): number {
  const before = new RegExp(`^(\\D*\\d){${digitsBefore}}${forward ? '\\D*' : ''}`);
  return before.exec(masked)?.[0].length ?? masked.length;
}

/** Returns the masked text; null when `key` is ignored: the typed character, undefined after a paste, autofill or deletion. */
export type Mask = (text: string, key: string | undefined) => string | null;

/** Returns the handlers of a text input whose value passes through `mask`; the caret stays at the edited position. */
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
    caret.current =
      end === value.length
        ? text.length
        : caretPosition(text, Math.min(before, digitsIn(text)), how?.inputType === 'deleteContentForward');
    // React would restore the unchanged value and move the caret to its end
    event.target.value = text;
    event.target.setSelectionRange(caret.current, caret.current);
    if (masked !== null) change(masked);
  };
  return { ref: input, onChange };
}
