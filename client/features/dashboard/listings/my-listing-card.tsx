import { Cluster } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { HOUSE_MONTHLY_LEADS } from '../../../../domain/limits.ts';
import { Button, buttonClass, type ButtonVariant } from '../../../components/button.tsx';
import { formatDay } from '../../../../domain/format/local-dates.ts';
import { formatDollars } from '../../../../domain/format/money.ts';
import { formatCount } from '../../../../domain/format/numbers.ts';
import { CONFIRMED_TODAY } from '../../../../domain/listings/freshness.ts';
import { useRef, useState } from 'react';
import { ACTIVE, EXPIRED } from '../../../../domain/options/listing-status.ts';
import { propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { useNow } from '../../../app/page-info.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Card } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Badge } from '../../../components/badge.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useCardChangeForm } from '../../../shared/billing/card-change-context.tsx';
import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';
import css from './listing.module.css';
import { isOnHold, OnHoldNotice } from './on-hold-notice.tsx';
import { canCancel, canMarkAsRented, isRunning, listingState } from './listing-state.ts';
import { PhoneNotice } from './phone-notice.tsx';
import { useListingActions } from './use-listing-actions.ts';

type LeadCountData = Pick<
  ListingCard_ListingFragment,
  'status' | 'hidden' | 'leadsCount' | 'leadsLeft' | 'leadsOnHold' | 'leadsResumeAt' | 'expiresAt'
> & { listing: Pick<ListingCard_ListingFragment['listing'], 'takesRequests'> };

/** Returns the number of leads so far, how many more can arrive this month, and when the limit of ten resets (K23). */
export function formatLeadCount(mine: LeadCountData, now: Date): string {
  const { status, leadsCount, leadsLeft } = mine;
  const soFar = `${leadsCount === 0 ? 'No leads' : formatCount(leadsCount, 'lead')} so far`;
  if (status !== ACTIVE) return `${soFar}.`;
  if (leadsLeft === null) return `${soFar}; apartments have no limit.`;
  return `${leadsLeft} of ${HOUSE_MONTHLY_LEADS} leads left this month${nextLeads(mine, now)} ${soFar}.`;
}

/** Returns what follows this month's leads; those on hold take the first places of the next. */
function nextLeads({ hidden, leadsLeft, leadsOnHold, leadsResumeAt, expiresAt, listing }: LeadCountData, now: Date) {
  const more = Math.max(0, HOUSE_MONTHLY_LEADS - leadsOnHold);
  const day = leadsResumeAt && formatDay(leadsResumeAt, now);
  if (leadsLeft === 0 && listing.takesRequests)
    return '. It stays in search results, because several came from one sender or network.';
  if (day && (leadsLeft !== 0 || hidden)) return `, ${more} more on ${day}.`;
  if (day && more > 0) return `. It returns to search results, with ${more} more leads, on ${day}.`;
  if (day) return `. The oldest ${HOUSE_MONTHLY_LEADS} on hold are sent on ${day}.`;
  if (leadsLeft !== 0 || hidden) return '.';
  const held = leadsOnHold > 0 && expiresAt ? `; what is on hold is sent by ${formatDay(expiresAt, now)}` : '';
  return `. It's hidden from search results${held}.`;
}

const LazyRelistListing = lazyPart(async () => (await import('./relist-listing.tsx')).RelistListing);

interface MyListingCardProps {
  mine: ListingCard_ListingFragment;
  /** Account credit applied to its next charge, in cents. */
  creditCents?: number | undefined;
  /** Whether it is one of many. */
  compact?: boolean;
  /** Whether it is chosen for an action on several listings; without it, it cannot be chosen. */
  chosen?: boolean | undefined;
  choose?: ((chosen: boolean) => void) | undefined;
}

/** Renders one listing: its data, its state, the next event and the available actions. */
export function MyListingCard({ mine, creditCents = 0, compact = false, chosen, choose }: MyListingCardProps) {
  const { listing, status, hidden } = mine;
  const now = useNow();
  const { tag, tone, next } = listingState(mine, now, creditCents);
  const actions = useListingActions(mine);
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = listing.images[0];
  const seen = status === ACTIVE && !hidden;
  return (
    <Card
      as="article"
      padded={false}
      className={classNames(css.listing, compact && css.compact)}
      aria-labelledby={`listing-${mine.id}`}
    >
      <div className={css.picture}>
        {picture ? <img src={picture.small} alt="" loading="lazy" /> : <Icon name="photo" size={28} />}
      </div>
      <div className={css.body}>
        <Cluster gap={4} rows={1} spread className={css.top}>
          {choose && (
            <input
              type="checkbox"
              className={css.choose}
              aria-label={`Select ${listing.name}`}
              checked={chosen}
              onChange={({ target }) => choose(target.checked)}
            />
          )}
          <h3 id={`listing-${mine.id}`} ref={heading} tabIndex={-1}>
            {listing.name}
          </h3>
          <Badge tone={tone}>{tag}</Badge>
        </Cluster>
        <Text>
          {propertyTypeLabel(listing.type)} in {listing.city}, {listing.state}
          {seen && ' · '}
          {seen && (
            <Anchor className={css.seen} href={paths.listing(listing.slug)}>
              View as a renter<VisuallyHidden>: {listing.name}</VisuallyHidden>
            </Anchor>
          )}
        </Text>
        <p className={css.next}>{next}</p>
        {seen && listing.freshness && <Text>{listing.freshness}</Text>}
        {isOnHold(mine) && <OnHoldNotice mine={mine} />}
        {mine.unconfirmedEmail && <ContactNotice mine={mine} email={mine.unconfirmedEmail} actions={actions} />}
        {mine.unconfirmedPhone && <PhoneNotice id={mine.id} name={listing.name} phone={mine.unconfirmedPhone} />}
        {mine.unforwardedPhone && (
          <div className={css.hold}>
            <p>
              Calls don't reach {mine.unforwardedPhone}. We forward them to US and Canadian numbers, and to none that
              costs extra to call. Edit the listing to enter another phone.
            </p>
          </div>
        )}
        <Text>{formatLeadCount(mine, now)}</Text>
        {asking && (status === EXPIRED || mine.paymentPending) ? (
          <LazyRelistListing
            mine={mine}
            close={() => {
              setAsking(false);
              heading.current?.focus();
            }}
          />
        ) : (
          <Cluster rows={2} className={css.actions}>
            <ListingActions mine={mine} actions={actions} listAgain={() => setAsking(true)} />
          </Cluster>
        )}
        <RequestFailed action={actions.action} />
      </div>
    </Card>
  );
}

interface ActionProps {
  mine: ListingCard_ListingFragment;
  actions: ReturnType<typeof useListingActions>;
}

/** Renders the actions of the listing's state, the most likely one first; `listAgain` opens the payment for a new month. */
function ListingActions({ mine, actions, listAgain }: ActionProps & { listAgain: () => void }) {
  const { confirm, keep, setHidden, cancel } = actions;
  const { status, canceled, hidden, rented, pastDue, paymentPending, price, listing } = mine;
  const { setOpen } = useCardChangeForm();
  const { busy } = actions.action;
  const active = isRunning(mine);
  const of = <VisuallyHidden> {listing.name}</VisuallyHidden>;
  const button = (label: string, onClick: () => void, look: ButtonVariant = 'main', isBusy = false) => (
    <Button look={look} busy={isBusy} onClick={onClick}>
      {label}
      {of}
    </Button>
  );
  return (
    <>
      {(paymentPending || status === EXPIRED) &&
        button(paymentPending ? 'Finish payment' : `List it again for ${formatDollars(price)}`, listAgain)}
      {active && pastDue && button('Pay with another card', () => setOpen(true))}
      {active && !hidden && listing.freshness !== CONFIRMED_TODAY && button('Still available', confirm, 'quiet', busy)}
      {active && canceled && !rented && button('Keep it listed', keep, 'main', busy)}
      <Anchor className={buttonClass('quiet')} href={paths.edit(listing.slug)}>
        Edit
        {of}
      </Anchor>
      <Anchor className={buttonClass('text')} href={paths.copyListing(listing.slug)}>
        Copy
        {of}
      </Anchor>
      {active && rented && button('Show again', () => setHidden(false), 'quiet', busy)}
      {canMarkAsRented(mine) && button('Mark as rented', () => setHidden(true), 'quiet', busy)}
      {canCancel(mine) && button('Cancel', cancel, 'text')}
    </>
  );
}

/** Renders a warning while nobody has confirmed the contact email of a listing, and sends the link (K66). */
function ContactNotice({ mine, actions: { action, sendLink }, email }: ActionProps & { email: string }) {
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
