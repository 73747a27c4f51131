import { formatCount } from '../../../domain/format/numbers.ts';
import { FRESHNESS } from '../../../domain/listings/freshness.ts';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import {
  useConfirmListingsMutation,
  type ListingCard_ListingFragment,
} from '../../shared/billing/dashboard.generated.ts';
import css from '../../shared/billing/dashboard.module.css';

/** Renders how many listings nobody confirmed for a month, and confirms all of them (K65). Renders nothing without any. */
export function ConfirmationNotice({ listings }: { listings: readonly ListingCard_ListingFragment[] }) {
  const [confirm] = useConfirmListingsMutation();
  const action = useAsyncAction();
  const due = listings.filter(({ confirmationDue }) => confirmationDue);
  const [first] = due;
  if (!first) return null;
  const isOne = due.length === 1;
  const which = isOne ? `${first.listing.name} hasn't` : `${formatCount(due.length, 'listing')} haven't`;
  const confirmAll = () =>
    void action.run(async () => {
      const confirmed = (await confirm()).data?.confirmListings ?? [];
      const [one] = confirmed;
      const text =
        confirmed.length === 1 && one ? `${one.listing.name} is` : `${formatCount(confirmed.length, 'listing')} are`;
      notify(`${text} confirmed. Renters see that you confirmed today.`, { tone: 'good' });
      // The button that was pressed is gone.
      document.getElementById('listings-heading')?.focus({ preventScroll: true });
    });
  return (
    <section className={css.attention} aria-label="Availability">
      <p>
        {which} been confirmed for {FRESHNESS.request} days. {isOne ? 'Is it' : 'Are they'} still available?
      </p>
      <Button look="quiet" busy={action.busy} onClick={confirmAll}>
        {isOne ? 'Still available' : `All ${due.length} still available`}
      </Button>
      <RequestFailed action={action} />
    </section>
  );
}
