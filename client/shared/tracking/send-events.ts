import type { TrackedMatchInput } from '../../__generated__/types.ts';
import { print } from '@apollo/client/utilities';
import type { Transport } from '../../graphql/transport.ts';
import { TrackMatchesDocument } from './track-matches.generated.ts';

const query = print(TrackMatchesDocument);

/** Sends one batch past the cache; `keepalive` lets it outlive the page. Counts only, so a failure is not retried. */
export function sendEvents(events: readonly TrackedMatchInput[], say: Transport): void {
  say({
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'TrackMatches', query, variables: { events } }),
  }).catch(() => undefined);
}
