import { formatCount } from '../../../domain/format/numbers.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ContactRequest, ContactListing } from '../../shared/dialogs/dialog-store.ts';
import { isRecord } from '../../../domain/is-record.ts';

/** Request passed between screens in the browser's history state, so that it survives a reload. */
export interface PendingRequest {
  ask: ContactRequest;
  /** Errors in the renter's details from the server, for the screen with those fields. */
  refused?: FieldErrors;
}

export const isContactListing = (value: unknown): value is ContactListing =>
  isRecord(value) && ['id', 'name', 'slug'].every((field) => typeof value[field] === 'string');

/** Returns the request that waits for contact details; undefined for any other history state. */
export function parsePendingRequest(state: unknown): PendingRequest | undefined {
  if (!isRecord(state) || !isRecord(state['ask'])) return undefined;
  const { homes } = state['ask'];
  if (!Array.isArray(homes) || homes.length === 0 || !homes.every(isContactListing)) return undefined;
  // The shape is validated above; this client wrote the rest.
  return state as unknown as PendingRequest;
}

/** Returns 'Lane Avenue Flats' for one listing, '3 homes' for several. */
export const formatListingNames = (homes: readonly ContactListing[]): string =>
  homes.length === 1 ? (homes[0]?.name ?? '') : formatCount(homes.length, 'home');
