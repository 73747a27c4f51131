import type { ApolloCache } from '@apollo/client';
import { defaultRenter } from '../shared/renter/renter-defaults.ts';
import { writeRenter } from '../shared/renter/renter-store.ts';
import type { ContactRequest } from '../shared/dialogs/dialog-store.ts';

/** What a step of the frame's history holds while the frame is loaded anew (come-back.ts), beside what the router has. */
export interface RestoredState {
  renter?: unknown;
  /** The dialog that was to open. */
  ask?: ContactRequest | undefined;
  /** The error that this step has been loaded anew for. */
  again?: string;
}

/** The renter of a frame that begins: one who has said nothing yet, or who was here when it was loaded anew. */
export function initialRenter(cache: ApolloCache): void {
  const begin = () => writeRenter(cache, defaultRenter);
  if ((history.state as RestoredState | null)?.renter)
    import('./restore-frame.ts').then(({ onRestored: isHereAgain }) => isHereAgain(cache)).catch(begin);
  else begin();
}
