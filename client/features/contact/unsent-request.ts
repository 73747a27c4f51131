import { useState } from 'react';
import type { Person } from '../../shared/contact/contact-errors.ts';
import type { ContactRequest } from '../../shared/dialogs/dialog-store.ts';

/** What a renter has typed into a request or message. */
interface Unsent {
  person: Person;
  message: string;
  /** In the listing's local time: '2027-08-15T16:30'; '' for one without a value. */
  tours: readonly string[];
}

/** By recipient, stored until the page unloads, so that a dialog closed by mistake loses nothing. */
const unsent = new Map<string, Partial<Unsent>>();

const keyOf = ({ homes, reply }: ContactRequest) =>
  `${reply ? 'reply' : 'request'} ${homes.map(({ id }) => id).join()}`;

/** Returns a part of what is typed into this request, `initial` at first, and its setter. */
export function useUnsent<Part extends keyof Unsent>(ask: ContactRequest, part: Part, initial: Unsent[Part]) {
  const key = keyOf(ask);
  const [value, setValue] = useState<Unsent[Part]>(() => unsent.get(key)?.[part] ?? initial);
  const change = (next: Unsent[Part]) => {
    unsent.set(key, { ...unsent.get(key), [part]: next });
    setValue(next);
  };
  return [value, change] as const;
}

/** Forgets what was typed into this request, once it is sent. */
export const forgetUnsent = (ask: ContactRequest) => unsent.delete(keyOf(ask));

/** Forgets what was typed into every request. */
export const forgetAllUnsent = () => unsent.clear();
