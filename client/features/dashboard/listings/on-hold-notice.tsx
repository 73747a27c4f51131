import { HOUSE_MONTHLY_LEADS } from '../../../../domain/limits.ts';
import { formatDay } from '../../../../domain/format/local-dates.ts';
import { formatCents } from '../../../../domain/format/money.ts';
import { ACTIVE } from '../../../../domain/options/listing-status.ts';
import { APARTMENT } from '../../../../domain/options/property-types.ts';
import { useNow } from '../../../app/page-info.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { buttonClass } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';
import css from './listing.module.css';
import { useUpgradeQuoteQuery } from './on-hold-notice.generated.ts';

type Listing = ListingCard_ListingFragment;

/** Returns whether a house has had this month's leads: it is out of the search results, or further leads wait (K23). */
export const isOnHold = ({ status, hidden, paymentPending, leadsLeft, leadsOnHold, listing }: Listing): boolean =>
  status === ACTIVE && !hidden && !paymentPending && leadsLeft === 0 && (leadsOnHold > 0 || !listing.takesRequests);

function onHoldLabel({ leadsOnHold, leadsResumeAt, expiresAt }: Listing, now: Date): string {
  const until = leadsResumeAt ?? expiresAt;
  const hold = until ? `On hold until ${formatDay(until, now)}` : 'On hold';
  if (leadsOnHold === 0) return `${hold}: this month's ${HOUSE_MONTHLY_LEADS} leads have arrived.`;
  return `${hold}: ${leadsOnHold === 1 ? '1 renter is' : `${leadsOnHold} renters are`} waiting.`;
}

/** Renders what a house at its lead cap is missing, and the price of an upgrade to unlimited leads. */
export function OnHoldNotice({ mine }: { mine: Listing }) {
  const now = useNow();
  const { data } = useUpgradeQuoteQuery({ variables: { id: mine.id, type: APARTMENT }, fetchPolicy: 'network-only' });
  const quote = data?.propertyTypeQuote;
  const cents = quote && 'chargeCents' in quote ? quote.chargeCents : undefined;
  return (
    <div className={css.hold}>
      <p>
        <b>{onHoldLabel(mine, now)}</b>{' '}
        {cents !== undefined && 'Listed as an apartment, it has no lead limit, and waiting leads are sent right away.'}
      </p>
      {cents !== undefined && (
        <Anchor className={buttonClass()} href={paths.edit(mine.listing.slug, APARTMENT)}>
          {cents > 0 ? `Upgrade for ${formatCents(cents)} today` : 'Upgrade for free today'}
          <VisuallyHidden>: {mine.listing.name}</VisuallyHidden>
        </Anchor>
      )}
    </div>
  );
}
