import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { formatDay } from '../../../../domain/format/local-dates.ts';
import { formatCount } from '../../../../domain/format/numbers.ts';
import { useNow } from '../../../app/page-info.tsx';
import { useRefocus } from '../../../components/hooks/use-refocus.ts';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { errorMessage } from '../../../graphql/error-message.ts';
import {
  DeactivateListingDocument,
  HideListingDocument,
  type ListingCard_ListingFragment,
} from '../../../shared/billing/dashboard.generated.ts';
import css from './listing.module.css';
import { canCancel, canMarkAsRented, isRunning } from './listing-state.ts';

const LazyBulkRent = lazyPart(async () => (await import('./bulk-rent.tsx')).BulkRent);

type Listing = ListingCard_ListingFragment;

const actions = {
  rented: { label: 'Mark as rented', can: canMarkAsRented },
  available: { label: 'Show again', can: (mine: Listing) => isRunning(mine) && mine.rented },
  cancel: { label: 'Cancel', can: canCancel },
} as const;
type Action = keyof typeof actions;

/** Returns what an action changes about a listing, for the preview. */
export function bulkEffect(action: Action, mine: Listing, now: Date): string {
  if (!actions[action].can(mine)) return 'No change';
  if (action === 'available')
    return mine.canceled || !mine.expiresAt
      ? 'Renters see it again'
      : `Renters see it again; it renews on ${formatDay(mine.expiresAt, now)}`;
  if (action === 'rented')
    return mine.nextChargeAt
      ? `Hidden from renters; not charged on ${formatDay(mine.nextChargeAt, now)}, when it ends`
      : 'Hidden from renters';
  if (mine.pastDue || !mine.expiresAt) return 'Ends right away';
  return `Stays up until ${formatDay(mine.expiresAt, now)}, then ends`;
}

/** A change of one listing; resolves to why it was rejected. */
interface BulkChange {
  id: string;
  name: string;
  change: () => Promise<string | undefined>;
}

/** Runs changes of several listings one after another, with the number done and what failed and why. Returns the ids of those. */
function useBulkRun() {
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const run = async (label: string, changes: readonly BulkChange[]): Promise<string[]> => {
    const problems: { id: string; text: string }[] = [];
    setFailed([]);
    // One after another: each is complete by itself, and a closed page leaves the rest unchanged.
    for (const [done, { id, name, change }] of changes.entries()) {
      setProgress({ done, of: changes.length });
      const problem = await change().catch((error: unknown) => errorMessage(error));
      if (problem) problems.push({ id, text: `${name}: ${problem}` });
    }
    setProgress(undefined);
    setFailed(problems.map(({ text }) => text));
    const changed = changes.length - problems.length;
    if (changed > 0) notify(`${label}: ${formatCount(changed, 'listing')} changed.`, { tone: 'good' });
    return problems.map(({ id }) => id);
  };
  return { progress, failed, run };
}
export type BulkRun = ReturnType<typeof useBulkRun>;

/** Renders the actions for the chosen listings: a preview of each effect first, then progress, then what failed and why. */
export function BulkActions({ chosen, choose }: { chosen: readonly Listing[]; choose: (ids: string[]) => void }) {
  const client = useApolloClient();
  const now = useNow();
  const [planned, setPlanned] = useState<Action | 'rent'>();
  // The preview comes before what it is about: a second press of the same key changes nothing.
  const focus = useRefocus<HTMLDivElement>({ first: true });
  const bulk = useBulkRun();
  const { progress, failed } = bulk;
  const affected = planned && planned !== 'rent' ? chosen.filter((mine) => actions[planned].can(mine)) : [];

  const change = async (action: Action, id: string): Promise<string | undefined> => {
    const { data } =
      action === 'cancel'
        ? await client.mutate({ mutation: DeactivateListingDocument, variables: { id } })
        : await client.mutate({
            mutation: HideListingDocument,
            variables: { id, hidden: action === 'rented', confirms: false },
          });
    const answer = data && ('deactivateListing' in data ? data.deactivateListing : data.hideListing);
    if (!answer) throw new Error("The server didn't respond");
    return 'errors' in answer ? (answer.errors[0]?.messages[0] ?? "That didn't work.") : undefined;
  };
  const run = async (action: Action) => {
    const left = await bulk.run(
      actions[action].label,
      affected.map(({ id, listing: { name } }) => ({ id, name, change: () => change(action, id) })),
    );
    setPlanned(undefined);
    choose(left);
  };

  return (
    <div {...focus} role="group" aria-label="Selected listings" className={css.panel}>
      <p role="status">
        {progress ? `${progress.done} of ${progress.of} done` : `${formatCount(chosen.length, 'listing')} selected`}
      </p>
      {planned === undefined ? (
        <Cluster rows={2} className={css.actions}>
          {(Object.keys(actions) as Action[]).map((action) => (
            <Button
              key={action}
              look="quiet"
              disabled={!chosen.some((mine) => actions[action].can(mine))}
              onClick={() => setPlanned(action)}
            >
              {actions[action].label}
            </Button>
          ))}
          <Button look="quiet" onClick={() => setPlanned('rent')}>
            Change rent
          </Button>
          <Button look="text" onClick={() => choose([])}>
            Clear selection
          </Button>
        </Cluster>
      ) : planned === 'rent' ? (
        <LazyBulkRent
          ids={chosen.map(({ id }) => id)}
          bulk={bulk}
          close={() => setPlanned(undefined)}
          choose={choose}
        />
      ) : (
        <>
          <Stack
            as="ul"
            gap={1}
            className={css.preview}
            tabIndex={0}
            aria-label={`What "${actions[planned].label}" changes`}
          >
            {chosen.map((mine) => (
              <li key={mine.id}>
                <b>{mine.listing.name}</b>: {bulkEffect(planned, mine, now)}
              </li>
            ))}
          </Stack>
          <Cluster rows={2} className={css.actions}>
            <Button busy={progress !== undefined} onClick={() => void run(planned)}>
              {actions[planned].label}: {formatCount(affected.length, 'listing')}
            </Button>
            <Button look="text" disabled={progress !== undefined} onClick={() => setPlanned(undefined)}>
              Back
            </Button>
          </Cluster>
        </>
      )}
      {failed.length > 0 && (
        <ul role="alert" className={css.problem}>
          {failed.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
