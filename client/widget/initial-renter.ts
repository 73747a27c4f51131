import type { ApolloCache } from '@apollo/client';
import { parseLocationType } from '../../domain/options/location-types.ts';
import { defaultRenter, type RenterState } from '../shared/renter/renter-defaults.ts';
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

/** Returns what the host page's widget asks for [§3]: the place and site of the frame's URL. */
export function widgetPropsOf(search: string): RenterState['widgetProps'] {
  const query = new URLSearchParams(search);
  return {
    locationType: parseLocationType(query.get('location_type')) ?? 'college',
    locationId: query.get('location_id'),
    site: query.get('site'),
  };
}

/** Initializes the renter of a frame, which saves nothing in the browser (K44): the default one, or that before a reload. */
export function initialRenter(cache: ApolloCache): void {
  const begin = () => writeRenter(cache, { ...defaultRenter, widgetProps: widgetPropsOf(location.search) });
  if ((history.state as RestoredState | null)?.renter)
    import('./restore-frame.ts').then(({ onRestored: isHereAgain }) => isHereAgain(cache)).catch(begin);
  else begin();
}
