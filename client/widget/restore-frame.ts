import type { ApolloCache } from '@apollo/client';
import { writeHistoryState } from '../app/router/router.tsx';
import { parseRenter } from '../shared/renter/parse-renter.ts';
import { isRecord } from '../../domain/is-record.ts';
import { locationTypes } from '../../domain/options/location-types.ts';
import { defaultRenter, type RenterState } from '../shared/renter/renter-defaults.ts';
import { readRenter, writeRenter } from '../shared/renter/renter-store.ts';
import { openDialog, type OpenDialog } from '../shared/dialogs/dialog-store.ts';
import type { RestoredState } from './initial-renter.ts';

const savedState = () => (history.state ?? {}) as RestoredState;

/** Returns whether this entry was reloaded for this error: a reload that did not help is not repeated. */
export const isRestored = (error: unknown): boolean => savedState().again === String(error);

/** Reloads the frame with the renter's input, until then kept in its own history, unreadable to other sites (K44). */
export function restoreFrame(cache: ApolloCache, error: unknown, dialog?: OpenDialog | null): void {
  const ask = dialog?.name === 'request' ? dialog.given : undefined;
  writeHistoryState({ ...savedState(), renter: readRenter(cache), ask, again: String(error) });
  location.reload();
}

/** Returns the place and site of the widget that a saved renter was in; the defaults for any other value. */
export function parseWidgetProps(renter: unknown): RenterState['widgetProps'] {
  const { widgetProps } = isRecord(renter) ? renter : defaultRenter;
  const { locationType, locationId, site } = isRecord(widgetProps) ? widgetProps : defaultRenter.widgetProps;
  return {
    locationType: locationTypes.find((type) => type === locationType) ?? defaultRenter.widgetProps.locationType,
    locationId: typeof locationId === 'string' ? locationId : null,
    site: typeof site === 'string' ? site : null,
  };
}

/** Restores the renter after a reload, with the dialog that was about to open. */
export function onRestored(cache: ApolloCache): void {
  const { renter, ask, ...state } = savedState();
  writeHistoryState(state);
  // Another version may have written it.
  writeRenter(cache, { ...parseRenter(renter), widgetProps: parseWidgetProps(renter) });
  if (ask) openDialog('request', ask);
}
