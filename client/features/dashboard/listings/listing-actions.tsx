import { formatDollars } from '../../../../domain/format/money.ts';
import { CONFIRMED_TODAY } from '../../../../domain/listings/freshness.ts';
import { ACTIVE, EXPIRED } from '../../../../domain/options/listing-status.ts';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useCardChangeForm } from '../../../shared/billing/card-change-context.tsx';
import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';
import type { useListingActions } from './use-listing-actions.ts';

interface ListingActionsProps {
  mine: ListingCard_ListingFragment;
  actions: ReturnType<typeof useListingActions>;
  /** Opens the payment for a new month, which shows the price before anything is charged. */
  listAgain: () => void;
}

/** Renders the actions available in the listing's state, the most likely one first. */
export function ListingActions({ mine, actions, listAgain }: ListingActionsProps) {
  const { action, confirm, keep, setHidden, cancel } = actions;
  const { status, cancelled, hidden, hiddenUnconfirmed, pastDue, waiting, price } = mine;
  const { setOpen } = useCardChangeForm();
  const of = <VisuallyHidden> {mine.listing.name}</VisuallyHidden>;
  const active = status === ACTIVE && !waiting;
  return (
    <>
      {(waiting || status === EXPIRED) && (
        <Button onClick={listAgain}>
          {waiting ? 'Finish payment' : `List it again for ${formatDollars(price)}`}
          {of}
        </Button>
      )}
      {active && pastDue && (
        <Button onClick={() => setOpen(true)}>
          Pay with another card
          {of}
        </Button>
      )}
      {active && (hiddenUnconfirmed || (!hidden && mine.listing.freshness !== CONFIRMED_TODAY)) && (
        <Button look={hiddenUnconfirmed ? 'main' : 'quiet'} busy={action.busy} onClick={confirm}>
          {hiddenUnconfirmed ? 'Confirm availability' : 'Still available'}
          {of}
        </Button>
      )}
      {active && cancelled && !hiddenUnconfirmed && (
        <Button busy={action.busy} onClick={keep}>
          Keep it listed
          {of}
        </Button>
      )}
      <Anchor className={buttonClass('quiet')} href={paths.edit(mine.listing.slug)}>
        Edit
        {of}
      </Anchor>
      <Anchor className={buttonClass('text')} href={paths.copyListing(mine.listing.slug)}>
        Copy
        {of}
      </Anchor>
      {active && !hiddenUnconfirmed && (
        <Button look="quiet" busy={action.busy} onClick={() => setHidden(!hidden)}>
          {hidden ? 'Show it again' : 'Mark as rented'}
          {of}
        </Button>
      )}
      {active && !cancelled && (
        <Button look={hidden ? 'quiet' : 'text'} onClick={cancel}>
          {hidden ? 'Stop the renewal' : 'Cancel'}
          {of}
        </Button>
      )}
    </>
  );
}
