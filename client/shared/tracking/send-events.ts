import { print } from '../../graphql/print-operation.ts';
import type { Transport } from '../../graphql/transport.ts';
import type { TrackedEvent } from './match-tracking.ts';
import { TrackMatchesDocument } from './track-matches.generated.ts';

const query = print(TrackMatchesDocument);

/**
 * Sends one batch without the cache and without waiting for the response: `keepalive` lets it outlive the page. Failed
 * batches are not retried, since they are only counts.
 */
export function sendEvents(events: readonly TrackedEvent[], say: Transport): void {
  say({
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'TrackMatches', query, variables: { events } }),
  }).catch(() => undefined);
}
