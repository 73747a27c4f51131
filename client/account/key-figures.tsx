import { formatDollars } from '../../domain/money.ts';
import { useNow } from '../boot.tsx';
import { Card } from '../ui/card.tsx';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import css from './dashboard.module.css';
import { dayInWords } from './days.ts';

type Listings = readonly ListingCard_ListingFragment[];

/** What is charged next: everything that falls on the earliest day. */
function nextCharge(listings: Listings): { dollars: number; at: string; card: string | null } | undefined {
  const charged = listings.flatMap(({ nextChargeAt, price, cardLast4 }) =>
    nextChargeAt ? [{ dollars: price, at: nextChargeAt, card: cardLast4 }] : [],
  );
  const [first] = charged.toSorted((a, b) => a.at.localeCompare(b.at));
  if (!first) return undefined;
  const sameDay = charged.filter(({ at }) => at.slice(0, 10) === first.at.slice(0, 10));
  return { ...first, dollars: sameDay.reduce((sum, { dollars }) => sum + dollars, 0) };
}

/** The figures that we know to be true. */
export function KeyFigures({ listings }: { listings: Listings }) {
  const now = useNow();
  const charge = nextCharge(listings);
  const capped = listings.flatMap(({ leadsLeft }) => (leadsLeft === null ? [] : [leadsLeft]));
  const left = capped.reduce((sum, count) => sum + count, 0);
  const total = listings.reduce((sum, { leadsCount }) => sum + leadsCount, 0);
  const figures = [
    { label: 'Leads', value: String(total), note: 'All requests and messages so far' },
    capped.length > 0
      ? { label: 'Leads left this month', value: String(left), note: 'Houses; apartments have no limit' }
      : { label: 'Leads left this month', value: 'Unlimited', note: 'Apartments have no limit' },
    charge
      ? {
          label: 'Next charge',
          value: formatDollars(charge.dollars),
          note: dayInWords(charge.at, now) + (charge.card ? `, card ending ${charge.card}` : ''),
        }
      : { label: 'Next charge', value: '–', note: 'Nothing is due' },
  ];
  return (
    <div className={css.figures}>
      {figures.map(({ label, value, note }) => (
        <Card key={label}>
          <span className={css.facts}>{label}</span>
          <b className={css.figure}>{value}</b>
          <span className={css.facts}>{note}</span>
        </Card>
      ))}
    </div>
  );
}
