import type { ApolloCache } from '@apollo/client';
import { parseRenter } from '../apollo/parse-renter.ts';
import { readRenter, writeRenter } from '../apollo/renter-store.ts';
import { openDialog, type OpenDialog } from '../ui/dialog.ts';
import type { Kept } from './begin-renter.ts';

const kept = () => (history.state ?? {}) as Kept;

/** Whether this step has been loaded anew for this error already: what did not help once is not done again by itself. */
export const isBack = (error: unknown): boolean => kept().again === String(error);

/**
 * Loads the frame anew where it is, with what the renter has said. For that moment it waits in the frame's own history,
 * which no other site can read; it is taken out as soon as the frame is there again (K44).
 */
export function comeBack(cache: ApolloCache, error: unknown, dialog?: OpenDialog | null): void {
  const ask = dialog?.name === 'request' ? dialog.given : undefined;
  history.replaceState({ ...kept(), renter: readRenter(cache), ask, again: String(error) }, '');
  location.reload();
}

/** Who was here when the frame was loaded anew, with the dialog that was to open. */
export function isHereAgain(cache: ApolloCache): void {
  const { renter, ask, ...state } = kept();
  history.replaceState(state, '');
  // Another version may have written it.
  writeRenter(cache, parseRenter(renter));
  if (ask) openDialog('request', ask);
}
