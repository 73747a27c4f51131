import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { HOUSE_MONTHLY_LEADS } from '../../../domain/limits.ts';
import { formatDay } from '../../../domain/format/local-dates.ts';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { formatCents } from '../../../domain/format/money.ts';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import { useNow } from '../../app/page-info.tsx';
import { Card } from '../../components/card.tsx';
import { upcomingCharges } from '../../shared/billing/upcoming-charges.ts';
import type { ListingCard_ListingFragment } from '../../shared/billing/dashboard.generated.ts';
import css from '../../shared/billing/dashboard.module.css';
import { listingState } from './listings/listing-state.ts';

type Listings = readonly ListingCard_ListingFragment[];

interface Figure {
  label: string;
  value: string;
  note: string;
}

/** Returns the next charge: the sum of all charges on the earliest day, minus the applied credit. */
function nextCharge(listings: Listings, creditCents: number, now: Date): Figure {
  const label = 'Next charge';
  const charged = upcomingCharges(listings, creditCents);
  const [first] = charged;
  if (!first) return { label, value: '–', note: 'Nothing due' };
  const day = formatDay(first.at, now);
  const sameDay = charged.filter(({ at }) => formatDay(at, now) === day);
  const cents = sameDay.reduce((sum, each) => sum + each.cents - each.creditCents, 0);
  const card = first.cardLast4 && cents > 0 ? `, card ending ${first.cardLast4}` : '';
  const credit = cents === 0 ? ', covered by your credit' : '';
  return {
    label,
    value: formatCents(cents),
    note: first.again ? `Next attempt on ${day}` : day + card + credit,
  };
}

/** Returns how many leads the houses can still receive this month, and when the next limit of ten resets (K23). */
function leadsLeft(listings: Listings, now: Date): Figure {
  const label = 'Leads left this month';
  const capped = listings.filter((mine) => mine.leadsLeft !== null && mine.status === ACTIVE);
  if (capped.length === 0)
    return listings.some(({ status }) => status === ACTIVE)
      ? { label, value: 'No limit', note: 'Apartments have no limit' }
      : { label, value: '–', note: 'None of your houses is listed' };
  const left = capped.reduce((sum, mine) => sum + (mine.leadsLeft ?? 0), 0);
  const [again] = capped.flatMap(({ leadsResumeAt }) => leadsResumeAt ?? []).toSorted();
  const houses = `of ${capped.length * HOUSE_MONTHLY_LEADS} left for ${capped.length === 1 ? 'your house' : `${capped.length} houses`}`;
  return { label, value: String(left), note: again ? `${houses}; resets ${formatDay(again, now)}` : houses };
}

/** Renders the key figures; only exact numbers, no estimates. */
export function KeyFigures({ listings, creditCents = 0 }: { listings: Listings; creditCents?: number | undefined }) {
  const now = useNow();
  const shown = listings.filter((mine) => mine.status === ACTIVE && !mine.hidden);
  const others = listings.length - shown.length;
  const total = listings.reduce((sum, { leadsCount }) => sum + leadsCount, 0);
  const troubled = listings.filter((mine) => listingState(mine, now).standing === 'attention').length;
  const figures: Figure[] = [
    {
      label: 'Visible to renters',
      value: String(shown.length),
      note:
        troubled > 0
          ? `${troubled} ${troubled === 1 ? 'needs' : 'need'} attention`
          : others > 0
            ? `${others} not visible`
            : 'All of your listings',
    },
    { label: 'Leads', value: formatNumber(total), note: 'All requests and messages so far' },
    leadsLeft(listings, now),
    nextCharge(listings, creditCents, now),
  ];
  return (
    <Stack as="dl" className={css.figures}>
      {figures.map(({ label, value, note }) => (
        <Card key={label} className={css.figureCard}>
          <Text as="dt">{label}</Text>
          <dd className={css.figure}>{value}</dd>
          <Text as="dd">{note}</Text>
        </Card>
      ))}
    </Stack>
  );
}
