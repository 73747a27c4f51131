import { wordsFor } from '../apollo/words-for.ts';
import { useAction } from '../form/use-action.ts';
import { openDialog } from '../ui/dialog.ts';
import { notify } from '../ui/notice.ts';
import {
  useActivateListingMutation,
  useHideListingMutation,
  type ActivateListingMutation,
  type ListingCard_ListingFragment,
} from './dashboard.generated.ts';

/** What a landlord can do with one listing. The answer carries the listing, so the card follows by itself. */
export function useListingActions({ id, pastDue, listing: { name } }: ListingCard_ListingFragment) {
  const [activate] = useActivateListingMutation();
  const [hide] = useHideListingMutation();
  const action = useAction(wordsFor);

  const told = (answer: ActivateListingMutation['activateListing'] | undefined, good: string) => {
    if (!answer) throw new Error('The server gave no answer');
    if ('listing' in answer) notify(good, { tone: 'good' });
    else if ('errors' in answer)
      openDialog('notification', { message: answer.errors[0]?.messages[0] ?? 'That was refused.', button: 'OK' });
    else
      openDialog('notification', {
        message: 'Your bank wants you to confirm this payment, which is not possible here. Nothing was charged.',
      });
  };
  return {
    action,
    keep: () =>
      void action.run(async () => {
        const { data } = await activate({ variables: { id } });
        told(data?.activateListing, `${name} stays listed.`);
      }),
    setHidden: (hidden: boolean) =>
      void action.run(async () => {
        const { data } = await hide({ variables: { id, hidden } });
        told(data?.hideListing, hidden ? `${name} is marked as rented.` : `${name} is shown again.`);
      }),
    cancel: () =>
      openDialog('cancel-property', {
        listing: { id, name, pastDue },
        resolve: () =>
          notify(`${name} is cancelled. ${pastDue ? 'It has ended.' : 'It stays until the end of its month.'}`, {
            tone: 'good',
          }),
        reject: () => notify(`${name} could not be cancelled. Try again.`, { tone: 'bad' }),
      }),
  };
}
