import { useSyncExternalStore } from 'react';

/** A home as one asks about it. */
export interface ContactListing {
  id: string;
  name: string;
  slug: string;
}

/** What a renter is about to send: a request to one home or to several, or a message of their own to one. */
export interface ContactRequest {
  homes: readonly ContactListing[];
  /** The college that was searched near. */
  schoolId?: string | undefined;
  /** In the renter's own words alone (a reply), without the questionnaire's answers. */
  reply?: boolean | undefined;
}

/** Every dialog of the product by its name [§2], with what its opener gives it. */
export interface Dialogs {
  /** `other` is a second way on, beside the button that only closes. */
  notification: { message: string; title?: string; button?: string; other?: { label: string; run: () => void } };
  /** `message` says why one is asked. */
  login: { onSuccess?: (() => void) | undefined; message?: string | undefined };
  /** `back` leads to where one came from: to a login, with what was to follow it. */
  'forgot-password': { email?: string; back?: () => void };
  /** `about` says which draft it is: "Walnut Row, last changed today". */
  'posting-restore-data': { restore: () => void; discard: () => void; about?: string };
  'cancel-property': {
    listing: { id: string; name: string; pastDue: boolean };
    resolve: () => void;
    reject: () => void;
  };
  /** Days as YYYY-MM-DD; '' when none is chosen yet. */
  calendar: { day: string; choose: (day: string) => void };
  request: ContactRequest;
}

export type DialogName = keyof Dialogs;

/** The dialog that is open, with its arguments. */
export type OpenDialog = { [Name in DialogName]: { name: Name; given: Dialogs[Name] } }[DialogName];

let current: OpenDialog | null = null;
let focusBeforeDialog: Element | null = null;
const listeners = new Set<() => void>();

function show(dialog: OpenDialog | null): void {
  current = dialog;
  for (const listener of listeners) listener();
}

/** Opens a dialog; one that is open is replaced (K13), and closing returns to what was focused before the first. */
export function openDialog<Name extends DialogName>(name: Name, given: Dialogs[Name]): void {
  if (!current) focusBeforeDialog = document.activeElement;
  // The compiler cannot follow that name and arguments belong together through a type parameter.
  show({ name, given } as OpenDialog);
}

/** Whether one is open. */
export const isDialogOpen = (): boolean => current !== null;

/** Closes whatever is open. */
export function closeDialog(): void {
  if (current) show(null);
}

/**
 * Gives the focus back to the opener, once the dialog is gone: until then the rest of the page takes none. Where the
 * opener has gone too, or nobody had the focus, reading goes on at the page's content.
 */
export function returnFocus(): void {
  if (!focusBeforeDialog) return;
  if (focusBeforeDialog instanceof HTMLElement) focusBeforeDialog.focus();
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  focusBeforeDialog = null;
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
