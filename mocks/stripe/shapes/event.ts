import { newId } from '../ids.ts';
import type { Event } from '../stored-objects.ts';

/** The API version that the processor implements: the one the SDK pins. */
export const API_VERSION = '2026-10-28.endive';

export function eventObject(
  type: Event['type'],
  data: Event['data'],
  created: number,
  request: { id: string | null; idempotency_key: string | null },
): Event {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data,
    livemode: false,
    pending_webhooks: 0,
    request,
    type,
  };
}
