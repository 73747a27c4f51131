import { useSyncExternalStore } from 'react';
import { createListeners } from '../../components/hooks/create-listeners.ts';
import type { ListingCard_ListingFragment } from '../billing/dashboard.generated.ts';
import type { Search } from '../../../domain/search/search-query.ts';

/** The fields of a listing that a contact request needs. */
export interface ContactListing {
  id: string;
  name: string;
  slug: string;
  /** The college that it was found near, where it differs from that of the request. */
  schoolId?: string | undefined;
  /** The secret of what this renter has sent to it: a message that has it takes no place of a house's month (K23). */
  secret?: string;
}

/** A contact request that a renter is about to send: to one or several listings, or a message of their own to one. */
export interface ContactRequest {
  homes: readonly ContactListing[];
  /** The college of the search. */
  schoolId?: string | undefined;
  /** True for a reply, which has only the renter's own text, without the questionnaire's answers. */
  reply?: boolean | undefined;
  /** Whether it corrects the email address of what was sent. */
  corrects?: boolean;
  /** URL of the page that the request was started on, where the back button leads after sending (§2). */
  from?: string;
}

/** The props of every dialog of the product, by its name [§2]. */
export interface Dialogs {
  /** `other` is a second action beside the button that only closes. */
  notification: { message: string; title?: string; button?: string; other?: { label: string; run: () => void } };
  /** `message` gives the reason for the login; `email` is filled in, else that of the landlord of the page. */
  login: { onSuccess?: (() => void) | undefined; message?: string | undefined; email?: string | undefined };
  /** `back` returns to the previous dialog: the login with its pending action. */
  'forgot-password': { email?: string; back?: () => void };
  /** `about` describes the draft: "Walnut Row, last changed today". */
  'posting-restore-data': { restore: () => void; discard: () => void; about?: string };
  'cancel-property': {
    /** As it was last read; `expiresAt`: the last paid day, on which it ends. */
    listing: { id: string; slug: string; name: string; pastDue: boolean; expiresAt: string | null };
    /** Called with the canceled listing. */
    resolve: (listing: ListingCard_ListingFragment) => void;
    reject: () => void;
  };
  /** The test bank of the local processor; `answer` is called once, also when the dialog is closed. */
  'bank-challenge': { answer: (outcome: 'succeed' | 'fail') => void };
  /** Days as YYYY-MM-DD; '' for none. */
  calendar: { day: string; choose: (day: string) => void };
  request: ContactRequest;
  /** A report of a listing to staff. */
  report: { id: string; name: string };
  /** The filters of a search; `change` shows the results of another one. */
  filters: { search: Search; change: (search: Search) => void };
}

export type DialogName = keyof Dialogs;

/** The dialog that is open, with its arguments. */
export type OpenDialog = { [Name in DialogName]: { name: Name; given: Dialogs[Name] } }[DialogName];

let current: OpenDialog | null = null;
let focusBeforeDialog: Element | null = null;
const listeners = createListeners();

function show(dialog: OpenDialog | null): void {
  current = dialog;
  listeners.emit();
}

/** Opens a dialog; replaces an open one (K13), and closing it returns the focus to the opener of the first. */
export function openDialog<Name extends DialogName>(name: Name, given: Dialogs[Name]): void {
  if (!current) focusBeforeDialog = document.activeElement;
  // TypeScript cannot infer through a type parameter that name and arguments match.
  show({ name, given } as OpenDialog);
}

/** Returns whether a dialog is open. */
export const isDialogOpen = (): boolean => current !== null;

/** Closes the open dialog, if any. */
export function closeDialog(): void {
  if (current) show(null);
}

/** Returns the focus to the opener, or to the main content, once the dialog has closed: before, the page is inert. */
export function returnFocus(): void {
  if (!focusBeforeDialog) return;
  if (focusBeforeDialog instanceof HTMLElement) focusBeforeDialog.focus();
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  focusBeforeDialog = null;
}

/** Returns the open dialog, or null; always null on the server. */
export function useOpenDialog(): OpenDialog | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => current,
    () => null,
  );
}
