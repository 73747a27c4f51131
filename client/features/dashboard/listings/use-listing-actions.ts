import { formatDay } from '../../../../domain/format/local-dates.ts';
import { ACTIVE } from '../../../../domain/options/listing-status.ts';
import { useNow } from '../../../app/page-info.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';
import { isAccepted } from '../../../shared/dialogs/is-accepted.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import {
  useActivateListingMutation,
  useConfirmListingMutation,
  useHideListingMutation,
  useSendContactLinkMutation,
  type ListingCard_ListingFragment,
} from '../../../shared/billing/dashboard.generated.ts';

/** Returns the free actions of a landlord on one listing. Each response contains the listing, so the cache updates the card. */
export function useListingActions(mine: ListingCard_ListingFragment) {
  const { id, hidden: isHidden, pastDue, expiresAt, nextChargeAt } = mine;
  const { name, slug } = mine.listing;
  const now = useNow();
  const [activate] = useActivateListingMutation();
  const [confirm] = useConfirmListingMutation();
  const [hide] = useHideListingMutation();
  const [sendLink] = useSendContactLinkMutation();
  const action = useAsyncAction();
  const good = (message: string) => notify(message, { tone: 'good' });

  const ends = nextChargeAt ? `, and you won't be charged on ${formatDay(nextChargeAt, now)}: it ends that day` : '';
  const setHidden = (hidden: boolean) =>
    void action.run(async () => {
      const answer = (await hide({ variables: { id, hidden } })).data?.hideListing;
      if (!isAccepted(answer)) return;
      const charge = 'listing' in answer ? answer.listing.nextChargeAt : null;
      if (!hidden)
        return void good(`${name} is visible again${charge ? ` and renews on ${formatDay(charge, now)}` : ''}.`);
      notify(`${name} is marked as rented. Renters no longer see it${ends}.`, {
        tone: 'good',
        action: { label: 'Undo', run: () => setHidden(false) },
      });
    });
  return {
    action,
    setHidden,
    /** Confirms that it is available (K65). */
    confirm: () =>
      void action.run(async () => {
        const { data } = await confirm({ variables: { id } });
        if (isAccepted(data?.confirmListing)) good(`${name} is confirmed. Renters see that it's available.`);
      }),
    /** Sends the contact email the link that confirms it (K66). */
    sendLink: (email: string) =>
      void action.run(async () => {
        const answer = (await sendLink({ variables: { id } })).data?.sendContactLink;
        if (!isAccepted(answer)) return;
        const isConfirmed = 'listing' in answer && answer.listing.unconfirmedEmail === null;
        good(isConfirmed ? `${email} is confirmed.` : `We sent a link to ${email}. Open it to confirm the address.`);
      }),
    /** Reverts a cancellation, which is free before its date (K25). */
    keep: () =>
      void action.run(async () => {
        const { data } = await activate({ variables: { id } });
        if (!isAccepted(data?.activateListing)) return;
        good(isHidden ? `${name} renews again. It's still hidden from renters.` : `${name} stays listed.`);
      }),
    cancel: () =>
      openDialog('cancel-property', {
        listing: { id, slug, name, pastDue, expiresAt },
        resolve: ({ status, expiresAt: end }) => {
          const ends = status !== ACTIVE || !end ? 'It has ended.' : `It stays until ${formatDay(end, now)}.`;
          good(`${name} is canceled. ${ends}`);
          // The closing dialog returns the focus to its button, which is gone; the listing's heading takes it after that.
          setTimeout(() => document.getElementById(`listing-${id}`)?.focus());
        },
        reject: () => notify(`We couldn't cancel ${name}. Try again.`, { tone: 'bad' }),
      }),
  };
}
