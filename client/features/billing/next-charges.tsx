import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatDay } from '../../../domain/format/local-dates.ts';
import { formatCents, formatDollars } from '../../../domain/format/money.ts';
import { settlementLabel } from '../../../domain/billing/credit.ts';
import { useNow } from '../../app/page-info.tsx';
import { Button } from '../../components/button.tsx';
import { useFirstRows } from '../../components/hooks/use-first-rows.ts';
import { upcomingCharges } from '../../shared/billing/upcoming-charges.ts';
import type { ListingCard_ListingFragment } from '../../shared/billing/dashboard.generated.ts';
import css from './billing.module.css';

interface NextChargesProps {
  listings: readonly ListingCard_ListingFragment[];
  creditCents?: number;
}

/** Renders the certain renewals, the earliest first, overdue ones before all others; credit is applied first. */
export function NextCharges({ listings, creditCents = 0 }: NextChargesProps) {
  const now = useNow();
  const charges = upcomingCharges(listings, creditCents);
  const monthly = charges.reduce((sum, { monthly: each }) => sum + each, 0);
  const { rows, left, showAll } = useFirstRows(charges);
  return (
    <Stack gap={3} align="start" className={css.part}>
      <h3>Next charges</h3>
      {charges.length === 0 ? (
        <Text className={css.facts}>
          No upcoming charges: none of your listings renews.
          {creditCents > 0 && ` You have ${formatCents(creditCents)} in credit for your next charge.`}
        </Text>
      ) : (
        <>
          <ul role="list" className={css.lines}>
            {rows?.map(({ id, at, cents, creditCents: used, name, again, newPrice }) => (
              <Cluster as="li" nowrap align="top" spread key={id} className={css.line}>
                <span>
                  {name}
                  <Text as="span" className={css.facts}>
                    {again ? `Next attempt on ${formatDay(at, now)}` : formatDay(at, now)}
                    {used !== 0 && ` · ${settlementLabel(cents, { usedCents: used })}`}
                    {newPrice &&
                      ` · ${formatDollars(newPrice.price)} a month starting ${newPrice.from === at ? 'then' : formatDay(newPrice.from, now)}`}
                  </Text>
                </span>
                <Stack as="b" gap={1} className={css.amount}>
                  {formatCents(cents - used)}
                </Stack>
              </Cluster>
            ))}
          </ul>
          {left > 0 && (
            <Button look="text" onClick={showAll}>
              Show {left} more
            </Button>
          )}
          {creditCents > 0 && <Text className={css.facts}>{formatCents(creditCents)} in credit is used first.</Text>}
          <Text className={css.facts}>
            {formatDollars(monthly)} a month in total. Listings that are canceled or marked as rented don't renew.
          </Text>
        </>
      )}
    </Stack>
  );
}
