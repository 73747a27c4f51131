import { Button } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';
import css from './listing.module.css';
import type { useListingActions } from './use-listing-actions.ts';

interface ContactNoticeProps {
  mine: ListingCard_ListingFragment;
  email: string;
  actions: Pick<ReturnType<typeof useListingActions>, 'action' | 'sendLink'>;
}

/** Renders a warning while nobody has confirmed the contact email of a listing, and sends the link (K66). */
export function ContactNotice({ mine, email, actions: { action, sendLink } }: ContactNoticeProps) {
  return (
    <div className={css.hold}>
      <p>We haven't confirmed {email}. Renters' requests go there.</p>
      <Button look="quiet" busy={action.busy} onClick={() => sendLink(email)}>
        Send a link to confirm it
        <VisuallyHidden> for {mine.listing.name}</VisuallyHidden>
      </Button>
    </div>
  );
}
