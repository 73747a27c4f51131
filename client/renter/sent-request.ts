import type { AskedHome } from '../ui/dialog.ts';
import { isRecord } from '../../domain/is-record.ts';
import { isAskedHome } from './pending.ts';

/** What is handed to the congratulations; kept by the browser's history, so that a reload still knows. */
export interface SentRequest {
  reply: boolean;
  /** `waits`: the house has had its requests of this month; `unconfirmed`: it waits for its renter's email (K23). */
  homes: (AskedHome & { outcome: 'sent' | 'waits' | 'unconfirmed' | 'gone' })[];
  /** The college that was searched near. */
  schoolId: string | null;
}

/** What was sent before this screen was opened; undefined for whatever else a history may hold. */
export function sentOf(state: unknown): SentRequest | undefined {
  if (!isRecord(state) || !Array.isArray(state['homes']) || state['homes'].length === 0) return undefined;
  // Its form was looked at; what else is in it was written by this client.
  return state['homes'].every(isAskedHome) ? (state as unknown as SentRequest) : undefined;
}
