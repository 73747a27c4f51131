import type { ApolloCache } from '@apollo/client';
import { newRenter } from '../apollo/renter-defaults.ts';
import { writeRenter } from '../apollo/renter-store.ts';
import type { Ask } from '../ui/dialog.ts';

/** What a step of the frame's history holds while the frame is loaded anew (come-back.ts), beside what the router has. */
export interface Kept {
  renter?: unknown;
  /** The dialog that was to open. */
  ask?: Ask | undefined;
  /** The error that this step has been loaded anew for. */
  again?: string;
}

/** The renter of a frame that begins: one who has said nothing yet, or who was here when it was loaded anew. */
export function beginRenter(cache: ApolloCache): void {
  const begin = () => writeRenter(cache, newRenter);
  if ((history.state as Kept | null)?.renter)
    import('./come-back.ts').then(({ isHereAgain }) => isHereAgain(cache)).catch(begin);
  else begin();
}
