import { useEffect, useRef, useState } from 'react';
import { Stack, Cluster } from '../../components/layout/layout.tsx';
import { formatDollars } from '../../../domain/format/money.ts';
import { MAX_CONTACT_REQUESTS } from '../../../domain/limits.ts';
import { sizesShort } from '../../../domain/options/bedrooms.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';
import { useRenter } from '../../shared/renter/renter-store.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ChoiceChip } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { HeartButton, toSavedListing } from '../../shared/listing-card/save-button.tsx';
import { RequestedOn } from '../../shared/contact/requested-on.tsx';
import type { ShortlistQuery } from './shortlist.generated.ts';
import css from './shortlist-row.module.css';
import { Text } from '../../components/layout/text.tsx';
import { formatCount } from '../../../domain/format/numbers.ts';
import type { ContactListing } from '../../shared/dialogs/dialog-store.ts';
import { useContactRequest } from '../../shared/contact/use-contact-request.ts';

export type SavedListing = RenterState['shortlist'][number];

/** Why a listing cannot be contacted: it is gone, accepts no requests this month, or was just removed from the list. */
export type UnavailableReason = 'gone' | 'closed' | 'removed';

/** A listing of a shortlist: its saved data and its current state. */
export interface ListedHome extends SavedListing {
  reason?: UnavailableReason | undefined;
  /** The sizes of the listing; absent while loading. */
  sizes?: string | undefined;
}

/** Returns the row of a listing that is still there. */
export const toListedHome = (listing: ShortlistQuery['listings'][number], schoolId?: string): ListedHome => ({
  ...toSavedListing(listing, schoolId),
  sizes: sizesShort(listing.floorplans.map(({ bedrooms }) => bedrooms)),
  reason: listing.takesRequests ? undefined : 'closed',
});

interface ShortlistRowProps extends Pick<ListedHome, 'reason' | 'sizes'> {
  home: SavedListing;
  saved: boolean;
  /** True when a contact request was already sent to it. */
  requested: boolean;
  /** True when it is selected for the shared contact request. */
  chosen: boolean;
  onChoose: () => void;
  /** Toggles the listing on the shortlist; restores one that was just removed. */
  onSave: () => void;
}

const unavailableReasons: Record<Exclude<UnavailableReason, 'removed'>, string> = {
  gone: 'No longer available.',
  closed: 'Not taking requests right now.',
};

/** Moves the focus along with the remove/undo button, which changes its position. */
function useRowFocus(removed: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    if (before.current !== removed) row.current?.querySelector('button')?.focus();
    before.current = removed;
  }, [removed]);
  return row;
}

/** Renders a listing of a shortlist: its saved data, its current state, and whether to contact it. */
export function ShortlistRow({ home, sizes, saved, reason, requested, chosen, onChoose, onSave }: ShortlistRowProps) {
  const { name, slug, city, state, rentFrom, picture } = home;
  const row = useRowFocus(reason === 'removed');
  if (reason === 'removed')
    return (
      <Card as="li" ref={row} padded={false} className={classNames(css.row, css.removed)}>
        <p className={css.words}>{name} was removed from your shortlist.</p>
        <Button look="text" onClick={onSave} aria-label={`Undo: keep ${name}`}>
          Undo
        </Button>
      </Card>
    );
  return (
    <Card as="li" ref={row} padded={false} className={classNames(css.row, reason === 'gone' && css.gone)}>
      {picture && <img src={picture} alt="" width={180} height={120} />}
      <div className={css.words}>
        {reason === 'gone' ? <strong>{name}</strong> : <Anchor href={paths.listing(slug)}>{name}</Anchor>}
        <span>
          from {formatDollars(rentFrom)} / month{sizes && ` · ${sizes}`}
        </span>
        <span>
          {city}, {state}
        </span>
        {reason && <span className={css.unavailable}>{unavailableReasons[reason]}</span>}
        {!reason && (
          <span className={css.ask}>
            <ChoiceChip type="checkbox" checked={chosen} onChange={onChoose}>
              Contact<VisuallyHidden> the landlord of {name}</VisuallyHidden>
            </ChoiceChip>
            {requested && <RequestedOn id={home.id} />}
          </span>
        )}
      </div>
      <HeartButton name={name} saved={saved} onClick={onSave} />
    </Card>
  );
}

interface ShortlistRowsProps {
  rows: readonly ListedHome[];
  /** The college that the list belongs to; without one, the last searched is used. */
  college: string | undefined;
  isSaved: (id: string) => boolean;
  onSave: (home: SavedListing) => void;
}

/** Renders a shortlist and one contact request to the selected listings: by default those not contacted before. */
export function ShortlistRows({ rows, college, isSaved, onSave }: ShortlistRowsProps) {
  const { requests } = useRenter();
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = (id: string) => choices.get(id) ?? !requests.includes(id);
  const selected = rows.filter(({ id, reason }) => reason === undefined && isChosen(id));
  return (
    <>
      <Stack as="ul" gap={3} role="list">
        {rows.map(({ reason, sizes, ...home }) => (
          <ShortlistRow
            key={home.id}
            home={home}
            sizes={sizes}
            saved={isSaved(home.id)}
            reason={reason}
            requested={requests.includes(home.id)}
            chosen={isChosen(home.id)}
            onChoose={() => setChoices((now) => new Map(now).set(home.id, !isChosen(home.id)))}
            onSave={() => onSave(home)}
          />
        ))}
      </Stack>
      <ContactBar
        chosen={selected
          .slice(0, MAX_CONTACT_REQUESTS)
          .map(({ id, name, slug, schoolId }) => ({ id, name, slug, schoolId }))}
        later={Math.max(0, selected.length - MAX_CONTACT_REQUESTS)}
        college={college}
      />
    </>
  );
}

interface ContactBarProps {
  chosen: readonly ContactListing[];
  /** The number of selected listings beyond the limit of one contact request. */
  later: number;
  college: string | undefined;
}

/** Sends a contact request to all selected listings of a list with one form. */
export function ContactBar({ chosen, later, college }: ContactBarProps) {
  const ask = useContactRequest();
  return (
    <Cluster gap={4} rows={2} className={css.bar}>
      <Button disabled={chosen.length === 0} onClick={() => ask({ homes: chosen, schoolId: college })}>
        {chosen.length === 0 ? 'Select homes to contact' : `Contact ${formatCount(chosen.length, 'landlord')}`}
      </Button>
      {later > 0 && (
        <Text as="span" size="normal">
          Contact the other {later} after that.
        </Text>
      )}
    </Cluster>
  );
}
