import { formatDollars } from '../../domain/money.ts';
import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useChangingCard } from './changing-card.tsx';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import type { useListingActions } from './use-listing-actions.ts';

interface ListingButtonsProps {
  mine: ListingCard_ListingFragment;
  actions: ReturnType<typeof useListingActions>;
  /** Asks for a new month; what it costs is said there before anything is charged. */
  listAgain: () => void;
}

/** What can be done with a listing as it stands; the step that is most likely wanted comes first. */
export function ListingButtons({ mine, actions, listAgain }: ListingButtonsProps) {
  const { action, keep, setHidden, cancel } = actions;
  const { status, cancelled, hidden, pastDue, waiting, price } = mine;
  const { setOpen } = useChangingCard();
  const of = <VisuallyHidden> {mine.listing.name}</VisuallyHidden>;
  const active = status === ACTIVE && !waiting;
  return (
    <>
      {(waiting || status === EXPIRED) && (
        <Button onClick={listAgain}>
          {waiting ? 'Finish the payment' : `List it again for ${formatDollars(price)}`}
          {of}
        </Button>
      )}
      {active && pastDue && (
        <Button onClick={() => setOpen(true)}>
          Pay with another card
          {of}
        </Button>
      )}
      {active && cancelled && (
        <Button busy={action.busy} onClick={keep}>
          Keep it listed
          {of}
        </Button>
      )}
      <Anchor className={buttonClass('quiet')} href={paths.edit(mine.listing.slug)}>
        Edit
        {of}
      </Anchor>
      {active && (
        <Button look="quiet" busy={action.busy} onClick={() => setHidden(!hidden)}>
          {hidden ? 'Show it again' : 'Mark as rented'}
          {of}
        </Button>
      )}
      {active && !cancelled && (
        <Button look="text" onClick={cancel}>
          Cancel
          {of}
        </Button>
      )}
    </>
  );
}
