import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { formatCount } from '../../../../domain/format/numbers.ts';
import {
  parseRentChange,
  rentEffect,
  type RentChange,
  type RentEffect,
} from '../../../../domain/listings/rent-change.ts';
import { Button } from '../../../components/button.tsx';
import { LabeledInput, LabeledSelect } from '../../../forms/fields/field.tsx';
import { withoutTypename } from '../../../graphql/without-typename.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import type { BulkRun } from './bulk-actions.tsx';
import css from './listing.module.css';
import { ChangeRentDocument, RentsToChangeDocument, type RentsToChangeQuery } from './rent-change.generated.ts';

type Listing = RentsToChangeQuery['myListings'][number];

const modes = [
  { value: 'set', label: 'Set to', unit: 'Dollars a month, such as 1250' },
  { value: 'amount', label: 'Change by dollars', unit: 'Dollars, such as 50 or -50' },
  { value: 'percent', label: 'Change by percent', unit: 'Percent, such as 3 or -2.5' },
] as const;

function effectOn(mine: Listing, reviews: RentsToChangeQuery['myReviews'], change: RentChange): RentEffect {
  if (mine.paymentPending) return { leftOut: 'Left out: a payment is in progress' };
  if (reviews.some(({ slug, state }) => slug === mine.listing.slug && state === 'REVIEW'))
    return { leftOut: 'Left out. Has an edit in review, which a new rent would withdraw' };
  return rentEffect(mine.draft.floorplans, change);
}

interface BulkRentProps {
  ids: readonly string[];
  bulk: BulkRun;
  close: () => void;
  choose: (ids: string[]) => void;
}

/** Renders the rent change of the chosen listings: what it is, then each rent before and after. */
export function BulkRent({ ids, bulk: { progress, run }, close, choose }: BulkRentProps) {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(RentsToChangeDocument, { fetchPolicy: 'no-cache' });
  const [mode, setMode] = useState<RentChange['mode']>('percent');
  const [typed, setTyped] = useState('');
  const change = parseRentChange(mode, typed);
  if (error && !data)
    return <LoadError what="The rents didn't load." error={error} busy={loading} retry={() => void refetch()} />;
  if (!data) return <p role="status">Loading the rents…</p>;
  const chosen = data.myListings.filter((mine) => ids.includes(mine.id));
  const effects = change ? chosen.map((mine) => ({ mine, effect: effectOn(mine, data.myReviews, change) })) : [];
  const changes = effects.flatMap(({ mine, effect }) =>
    'rents' in effect ? [{ id: mine.id, name: mine.listing.name, change: () => save(mine, effect.rents) }] : [],
  );

  async function save({ id: listing, version, draft }: Listing, rents: readonly string[]): Promise<string | undefined> {
    const { draftId: _draftId, id: _id, ...parts } = withoutTypename(draft);
    const floorplans = parts.floorplans.map((row, index) => ({ ...row, rent: rents[index] ?? row.rent }));
    const { data: answered } = await client.mutate({
      mutation: ChangeRentDocument,
      variables: { id: listing, version, draft: { ...parts, floorplans } },
    });
    const answer = answered?.editListing;
    if (!answer) throw new Error("The server didn't respond");
    if ('message' in answer) return answer.message;
    if (!('errors' in answer)) return undefined;
    const rejected = answer.errors.find(({ field }) => field === 'floorplans') ?? answer.errors[0];
    return rejected?.messages[0] ?? "That didn't work.";
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Only what failed stays chosen, with the version it had: pressed again, no rent changes twice.
        if (changes.length > 0) void run('Rent', changes).then(choose);
      }}
    >
      <Stack gap={3} className={css.tools}>
        <LabeledSelect label="Rent" options={modes} value={mode} onChange={(chosen = mode) => setMode(chosen)} />
        <LabeledInput
          label={mode === 'percent' ? 'Percent' : 'Dollars'}
          hint={modes.find(({ value }) => value === mode)?.unit}
          error={typed !== '' && !change ? 'Enter a number.' : undefined}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Stack>
      {change && (
        <Stack as="ul" gap={1} className={css.preview} tabIndex={0} aria-label="Rents before and after">
          {effects.map(({ mine, effect }) => (
            <li key={mine.id}>
              <b>{mine.listing.name}</b>: {'rents' in effect ? effect.says : effect.leftOut}
            </li>
          ))}
        </Stack>
      )}
      <Text>What you pay for your listings stays the same.</Text>
      <Cluster rows={2} className={css.actions}>
        <Button type="submit" busy={progress !== undefined} disabled={changes.length === 0}>
          Change rent: {formatCount(changes.length, 'listing')}
        </Button>
        <Button look="text" disabled={progress !== undefined} onClick={close}>
          Back
        </Button>
      </Cluster>
    </form>
  );
}
