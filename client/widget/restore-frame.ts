import type { ApolloCache } from '@apollo/client';
import { parseRenter } from '../shared/renter/parse-renter.ts';
import { readRenter, writeRenter } from '../shared/renter/renter-store.ts';
import { openDialog, type OpenDialog } from '../shared/dialogs/dialog-store.ts';
import type { RestoredState } from './initial-renter.ts';

const savedState = () => (history.state ?? {}) as RestoredState;

/** Whether this step has been loaded anew for this error already: what did not help once is not done again by itself. */
export const isRestored = (error: unknown): boolean => savedState().again === String(error);

/**
 * Loads the frame anew where it is, with what the renter has said. For that moment it waits in the frame's own history,
 * which no other site can read; it is taken out as soon as the frame is there again (K44).
 */
export function restoreFrame(cache: ApolloCache, error: unknown, dialog?: OpenDialog | null): void {
  const ask = dialog?.name === 'request' ? dialog.given : undefined;
  history.replaceState({ ...savedState(), renter: readRenter(cache), ask, again: String(error) }, '');
  location.reload();
}

/** Who was here when the frame was loaded anew, with the dialog that was to open. */
export function onRestored(cache: ApolloCache): void {
  const { renter, ask, ...state } = savedState();
  history.replaceState(state, '');
  // Another version may have written it.
  writeRenter(cache, parseRenter(renter));
  if (ask) openDialog('request', ask);
}
