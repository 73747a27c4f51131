import type { FieldErrors } from '../../domain/field-errors.ts';
import type { Ask, AskedHome } from '../ui/dialog.ts';
import { isRecord } from '../../domain/is-record.ts';

/** What goes from one screen of a request to the next in the browser's history, so that a reload still knows. */
export interface Pending {
  ask: Ask;
  /** What the server refused of the renter's details, for the screen that asks for them. */
  refused?: FieldErrors;
}

export const isAskedHome = (value: unknown): value is AskedHome =>
  isRecord(value) && ['id', 'name', 'slug'].every((field) => typeof value[field] === 'string');

/** The request that waits for its details; undefined for whatever else a history may hold. */
export function pendingOf(state: unknown): Pending | undefined {
  if (!isRecord(state) || !isRecord(state['ask'])) return undefined;
  const { homes } = state['ask'];
  if (!Array.isArray(homes) || homes.length === 0 || !homes.every(isAskedHome)) return undefined;
  // Its form was looked at above; what else is in it was written by this client.
  return state as unknown as Pending;
}

/** 'Lane Avenue Flats', '3 homes'. */
export const homesWords = (homes: readonly AskedHome[]): string =>
  homes.length === 1 ? (homes[0]?.name ?? '') : `${homes.length} homes`;
