import type { ContactListing } from '../../shared/dialogs/dialog-store.ts';
import { isRecord } from '../../../domain/is-record.ts';
import { isContactListing } from './pending-request.ts';

/** What is handed to the congratulations; kept by the browser's history, so that a reload still knows. */
export interface SentRequest {
  reply: boolean;
  /** `waits`: the house has had its requests of this month; `unconfirmed`: it waits for its renter's email (K23). */
  homes: (ContactListing & { outcome: 'sent' | 'waits' | 'unconfirmed' | 'gone' })[];
  /** The college that was searched near. */
  schoolId: string | null;
}

/** What was sent before this screen was opened; undefined for whatever else a history may hold. */
export function parseSentRequest(state: unknown): SentRequest | undefined {
  if (!isRecord(state) || !Array.isArray(state['homes']) || state['homes'].length === 0) return undefined;
  // Its form was looked at; what else is in it was written by this client.
  return state['homes'].every(isContactListing) ? (state as unknown as SentRequest) : undefined;
}
