import { formatDay } from '../../../../domain/format/local-dates.ts';
import { useNow } from '../../../app/page-info.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import { undoAction } from '../../../components/notices/undo-action.ts';
import {
  useActivateListingMutation,
  useConfirmListingMutation,
  useHideListingMutation,
  useSendContactLinkMutation,
  type ActivateListingMutation,
  type ListingCard_ListingFragment,
} from '../../../shared/billing/dashboard.generated.ts';

/** Returns the free actions of a landlord on one listing. Each response contains the listing, so the cache updates the card. */
export function useListingActions({
  id,
  pastDue,
  expiresAt,
  nextChargeAt,
  listing: { name },
}: ListingCard_ListingFragment) {
  const now = useNow();
  const [activate] = useActivateListingMutation();
  const [confirm] = useConfirmListingMutation();
  const [hide] = useHideListingMutation();
  const [sendLink] = useSendContactLinkMutation();
  const action = useAsyncAction();

  const told = (answer: ActivateListingMutation['activateListing'] | undefined, good: () => void) => {
    if (!answer) throw new Error("The server didn't respond");
    if ('errors' in answer)
      openDialog('notification', { message: answer.errors[0]?.messages[0] ?? "That didn't work.", button: 'OK' });
    else good();
  };
  const renews = nextChargeAt
    ? ` It still renews on ${formatDay(nextChargeAt, now)}: stop the renewal if you're done.`
    : '';
  const setHidden = (hidden: boolean) =>
    void action.run(async () => {
      const { data } = await hide({ variables: { id, hidden } });
      told(data?.hideListing, () =>
        hidden
          ? notify(`${name} is marked as rented. Renters no longer see it.${renews}`, {
              tone: 'good',
              action: undoAction(() => setHidden(false)),
            })
          : notify(`${name} is visible again.`, { tone: 'good' }),
      );
    });
  return {
    action,
    setHidden,
    /** Confirms that it is available (K65). */
    confirm: () =>
      void action.run(async () => {
        const { data } = await confirm({ variables: { id } });
        told(data?.confirmListing, () =>
          notify(`${name} is confirmed. Renters see that it's available.`, { tone: 'good' }),
        );
      }),
    /** Sends the contact email the link that confirms it (K66). */
    sendLink: (email: string) =>
      void action.run(async () => {
        const { data } = await sendLink({ variables: { id } });
        const answer = data?.sendContactLink;
        told(answer, () =>
          answer && 'listing' in answer && answer.listing.unconfirmedEmail === null
            ? notify(`${email} is confirmed.`, { tone: 'good' })
            : notify(`We sent a link to ${email}. Open it to confirm the address.`, { tone: 'good' }),
        );
      }),
    /** Reverts a cancellation, which is free before its date (K25). */
    keep: () =>
      void action.run(async () => {
        const { data } = await activate({ variables: { id } });
        told(data?.activateListing, () => notify(`${name} stays listed.`, { tone: 'good' }));
      }),
    cancel: () =>
      openDialog('cancel-property', {
        listing: { id, name, pastDue, expiresAt },
        resolve: () => {
          notify(
            `${name} is canceled. ${pastDue || !expiresAt ? 'It has ended.' : `It stays until ${formatDay(expiresAt, now)}.`}`,
            { tone: 'good' },
          );
          // The closing dialog returns the focus to its button, which is gone; the listing's heading takes it after that.
          setTimeout(() => document.getElementById(`listing-${id}`)?.focus());
        },
        reject: () => notify(`We couldn't cancel ${name}. Try again.`, { tone: 'bad' }),
      }),
  };
}
