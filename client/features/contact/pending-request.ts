import { formatCount } from '../../../domain/format/numbers.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ContactRequest, ContactListing } from '../../shared/dialogs/dialog-store.ts';
import { isRecord } from '../../../domain/is-record.ts';

/** What goes from one screen of a request to the next in the browser's history, so that a reload still knows. */
export interface PendingRequest {
  ask: ContactRequest;
  /** What the server refused of the renter's details, for the screen that asks for them. */
  refused?: FieldErrors;
}

export const isContactListing = (value: unknown): value is ContactListing =>
  isRecord(value) && ['id', 'name', 'slug'].every((field) => typeof value[field] === 'string');

/** The request that waits for its details; undefined for whatever else a history may hold. */
export function parsePendingRequest(state: unknown): PendingRequest | undefined {
  if (!isRecord(state) || !isRecord(state['ask'])) return undefined;
  const { homes } = state['ask'];
  if (!Array.isArray(homes) || homes.length === 0 || !homes.every(isContactListing)) return undefined;
  // Its form was looked at above; what else is in it was written by this client.
  return state as unknown as PendingRequest;
}

/** 'Lane Avenue Flats', '3 homes'. */
export const formatListingNames = (homes: readonly ContactListing[]): string =>
  homes.length === 1 ? (homes[0]?.name ?? '') : formatCount(homes.length, 'home');
