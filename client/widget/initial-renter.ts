import type { ApolloCache } from '@apollo/client';
import { defaultRenter } from '../shared/renter/renter-defaults.ts';
import { writeRenter } from '../shared/renter/renter-store.ts';
import type { ContactRequest } from '../shared/dialogs/dialog-store.ts';

/** The state saved in the frame's history entry during a reload (restore-frame.ts), beside the router's. */
export interface RestoredState {
  renter?: unknown;
  /** The dialog that was about to open. */
  ask?: ContactRequest | undefined;
  /** The error for which this entry has been reloaded. */
  again?: string;
}

/** Initializes the renter of a frame: the default one, or the one saved before a reload. */
export function initialRenter(cache: ApolloCache): void {
  const begin = () => writeRenter(cache, defaultRenter);
  if ((history.state as RestoredState | null)?.renter)
    import('./restore-frame.ts').then(({ onRestored: isHereAgain }) => isHereAgain(cache)).catch(begin);
  else begin();
}
