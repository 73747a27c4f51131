import { useState, type ChangeEvent } from 'react';

/** Returns the whole dollars of a typed text, undefined for none or zero: '1,250.00' is 1250, and not 125000. */
const dollarsOf = (typed: string, digits: number): number | undefined =>
  Number(typed.replace(/\..*|\D/g, '').slice(0, digits)) || undefined;

/** Returns the value and handler of a text input for dollars of up to `digits` digits; the text stays as it was typed. */
export function useTypedDollars(value: number | undefined, digits: number, change: (dollars?: number) => void) {
  const [typed, setTyped] = useState('');
  return {
    value: dollarsOf(typed, digits) === value ? typed : (value ?? ''),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value.replace(/[^\d.,]/g, ''));
      change(dollarsOf(target.value, digits));
    },
  };
}
