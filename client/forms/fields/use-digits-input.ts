import { useState } from 'react';
import { useMaskedInput, type Mask } from './use-masked-input.ts';

/** Masks typed digits: ignores one beyond `max` instead of dropping the last, and decimals, so that '950.00' is not 95000. */
function digitsMask(max: number): Mask {
  let fraction = false;
  return (text, key) => {
    const goesOn = fraction && key !== undefined && text.endsWith(key);
    fraction = key === '.' ? text.endsWith('.') : goesOn;
    // pasted: '1,250 sq' → '1250', '$1,250.00' → '1250' [§5]
    if (key === undefined) return text.replace(/\.\d+/g, '').replace(/\D/g, '').slice(0, max);
    const digits = text.replace(/\D/g, '');
    return goesOn || digits.length > max ? null : digits;
  };
}

/** Returns the handlers of a text input for a whole number of up to `max` digits; `change` gets the digits alone. */
export function useDigitsInput(max: number, change: (digits: string) => void) {
  const [mask] = useState(() => digitsMask(max));
  return useMaskedInput(mask, change);
}
