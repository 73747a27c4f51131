import { useSyncExternalStore } from 'react';

/** Every dialog of the product by its name [§2], with what its opener gives it. */
export interface Dialogs {
  notification: { message: string; title?: string; button?: string };
  login: { onSuccess?: () => void };
  'forgot-password': { email?: string };
  'posting-restore-data': { restore: () => void; discard: () => void };
  'cancel-property': {
    listing: { id: string; name: string; pastDue: boolean };
    resolve: () => void;
    reject: () => void;
  };
  /** Days as YYYY-MM-DD; '' when none is chosen yet. */
  calendar: { day: string; choose: (day: string) => void };
  request: { listing: { id: string; name: string; slug: string }; schoolId?: string | undefined };
}

export type DialogName = keyof Dialogs;

/** The dialog that is open, with its arguments. */
export type OpenDialog = { [Name in DialogName]: { name: Name; given: Dialogs[Name] } }[DialogName];

let current: OpenDialog | null = null;
let opener: Element | null = null;
const listeners = new Set<() => void>();

function show(dialog: OpenDialog | null): void {
  current = dialog;
  for (const listener of listeners) listener();
}

/** Opens a dialog; one that is open is replaced (K13), and closing returns to what was focused before the first. */
export function openDialog<Name extends DialogName>(name: Name, given: Dialogs[Name]): void {
  if (!current) opener = document.activeElement;
  // The compiler cannot follow that name and arguments belong together through a type parameter.
  show({ name, given } as OpenDialog);
}

/** Closes whatever is open. */
export function closeDialog(): void {
  if (current) show(null);
}

/** Gives the focus back to the opener, once the dialog is gone: until then the rest of the page takes none. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The dialog that is open now, or null; none on the server. */
export function useOpenDialog(): OpenDialog | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
