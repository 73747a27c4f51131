import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
import { cardExpiryState, cardLabel, cardExpiryLabel } from '../../../domain/billing/card-on-file.ts';
import { useNow } from '../../app/page-info.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Badge } from '../../components/badge.tsx';
import type { CardOnFile_CardFragment } from '../../shared/billing/billing.generated.ts';
import type { ListingCard_ListingFragment } from '../../shared/billing/dashboard.generated.ts';
import { useCardChangeForm } from '../../shared/billing/card-change-context.tsx';
import css from './billing.module.css';

/** The card fields load only when the form opens, so most visits skip the download. */
const CardForm = lazyPart(async () => (await import('./card-form.tsx')).CardForm, <Skeleton shape="button" />);

/** Returns what a saved card changed: it pays for one listing, or for all of them. */
export function cardSavedText(listings: readonly Paying[], only: string): string {
  const changed = listings.filter(({ id }) => only === '' || id === only);
  if (changed.some(({ pastDue }) => pastDue)) return 'Your new card is saved, and the overdue payment went through.';
  const name = only === '' ? undefined : changed[0]?.listing.name;
  return `Your new card is saved. We'll use it for future charges${name ? ` of ${name}` : ''}.`;
}

const expiryNotes = {
  good: undefined,
  soon: <Badge tone="notice">Expires soon</Badge>,
  expired: <Badge tone="bad">Expired</Badge>,
};

type Paying = Pick<ListingCard_ListingFragment, 'id' | 'nextChargeAt' | 'pastDue' | 'cardBrand' | 'cardLast4'> & {
  listing: { name: string };
};

interface CardOnFileProps {
  card: CardOnFile_CardFragment | null;
  listings?: readonly (Paying & Pick<ListingCard_ListingFragment, 'amountDueCents' | 'price'>)[];
}

/** Renders the card that renewals are charged to and the form that replaces it; a new card pays at once what is overdue. */
export function CardOnFile({ card, listings = [] }: CardOnFileProps) {
  const client = useApolloClient();
  const { open, setOpen } = useCardChangeForm();
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const heading = useId();
  /** Why the overdue amount could not be charged to the new card; shown until another card is submitted. */
  const [unpaid, setUnpaid] = useState<string>();
  const charged = listings.filter(({ nextChargeAt, pastDue }) => nextChargeAt !== null || pastDue);
  const others = charged.filter(
    ({ cardBrand, cardLast4 }) => card && cardLast4 && (cardLast4 !== card.last4 || cardBrand !== card.brand),
  );
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && !wasOpen.current) return;
    wasOpen.current = open;
    // Closing the form removes the focused element and shifts the content below it up.
    place.current?.scrollIntoView({ block: open ? 'start' : 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, [open]);

  const changed = (declineMessage: string | null, only: string) => {
    setOpen(false);
    setUnpaid(declineMessage ?? undefined);
    if (declineMessage === null) notify(cardSavedText(listings, only), { tone: 'good' });
    // The overdue amount may be paid by now.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return (
    <Stack
      gap={3}
      align="start"
      ref={place}
      id="card"
      tabIndex={-1}
      className={css.part}
      role="group"
      aria-labelledby={heading}
    >
      <h3 id={heading}>Card on file</h3>
      {card ? (
        <Cluster as="p" rows={1}>
          <b>{cardLabel(card)}</b>
          <Text as="span" className={css.facts}>
            Expires {cardExpiryLabel(card)}
          </Text>
          {expiryNotes[cardExpiryState(card, now)]}
        </Cluster>
      ) : (
        <Text className={css.facts}>No card yet. You'll add one when you publish a listing.</Text>
      )}
      {others.length > 0 && (
        <Text as="ul" role="list" className={css.facts}>
          {others.map(({ id, cardBrand, cardLast4, listing }) => (
            <li key={id}>
              {listing.name} is paid with your {cardLabel({ brand: cardBrand, last4: cardLast4 ?? '' })}.
            </li>
          ))}
        </Text>
      )}
      <div role="status">
        {unpaid && !open && (
          <Notice as="p" tone="bad" small>
            Your new card is saved, but the overdue payment failed. {unpaid}
          </Notice>
        )}
      </div>
      {open ? (
        <CardForm
          changed={changed}
          close={() => setOpen(false)}
          listings={charged.map(({ id, pastDue, amountDueCents, price, listing: { name } }) => ({
            id,
            name,
            amountDueCents: pastDue ? (amountDueCents ?? price * 100) : 0,
          }))}
        />
      ) : (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {card ? 'Change card' : 'Add card'}
        </Button>
      )}
    </Stack>
  );
}
