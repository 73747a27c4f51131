import type { ContactListing } from '../../shared/dialogs/dialog-store.ts';
import { isRecord } from '../../../domain/is-record.ts';
import type { DeliveryStatus } from './use-send-requests.ts';
import { isContactListing } from './pending-request.ts';

/** Request passed to the congratulations page in the browser's history state, so that it survives a reload. */
export interface SentRequest {
  reply: boolean;
  /** Whether it corrected the email address of an earlier one. */
  corrects: boolean;
  /** The address that it was sent with. */
  email: string;
  homes: (ContactListing & { outcome: Exclude<DeliveryStatus, 'sending'> })[];
  schoolId: string | null;
}

/** Returns whether the landlord has it, from this request or from the one before. */
export const isDelivered = (outcome: DeliveryStatus): boolean =>
  outcome === 'sent' || outcome === 'repeated' || outcome === 'followUp';

/** Returns what was sent before this screen opened; undefined for any other history state. */
export function parseSentRequest(state: unknown): SentRequest | undefined {
  if (!isRecord(state) || !Array.isArray(state['homes']) || state['homes'].length === 0) return undefined;
  // The shape is validated; this client wrote the rest.
  return state['homes'].every(isContactListing) ? (state as unknown as SentRequest) : undefined;
}
