import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Notice, Text } from '../../../components/layout/text.tsx';
import { HOUSE_MONTHLY_LEADS } from '../../../../domain/limits.ts';
import { formatDay } from '../../../../domain/format/local-dates.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { cardLabel } from '../../../../domain/billing/card-on-file.ts';
import { propertyTypeWithArticle, quoteLabel } from '../../../../domain/billing/property-type-change.ts';
import { formatDollars } from '../../../../domain/format/money.ts';
import { propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { useNow } from '../../../app/page-info.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Badge } from '../../../components/badge.tsx';
import { usePostingOptionsQuery } from '../options.generated.ts';
import section from '../sections/section-card.module.css';
import { PropertyTypeOptions } from '../type/property-type-option.tsx';
import type { EditedListingFragment } from './edit-listing.generated.ts';
import css from './property-type-card.module.css';
import type { PropertyTypeChange } from './use-property-type-change.ts';

interface PropertyTypeCardProps {
  listing: Pick<EditedListingFragment, 'price' | 'cardBrand' | 'cardLast4'>;
  change: PropertyTypeChange;
  busy: boolean;
}

/** What type of property it is, and what another one would cost, said before anything happens. */
export function PropertyTypeCard({ listing, change, busy }: PropertyTypeCardProps) {
  const heading = useId();
  const { published, chosen } = change;
  const changed = chosen !== published;
  const [open, setOpen] = useState(changed);
  return (
    <Stack as="section" className={section.section} aria-labelledby={heading}>
      <Cluster nowrap spread>
        <h2 id={heading} tabIndex={-1}>
          Property Type
        </h2>
        {changed && <Badge>Changed</Badge>}
      </Cluster>
      {open || changed ? (
        <Choices change={change} busy={busy} />
      ) : (
        <Cluster rows={1} spread>
          <p>
            <b>{propertyTypeLabel(published ?? 0)}</b>
            {listing.price > 0 && `, ${formatDollars(listing.price)} a month`}
          </p>
          <Button look="text" onClick={() => setOpen(true)}>
            Change
          </Button>
        </Cluster>
      )}
      <Cost listing={listing} change={change} />
    </Stack>
  );
}

function Choices({ change, busy }: { change: PropertyTypeChange; busy: boolean }) {
  const { data } = usePostingOptionsQuery();
  const group = useRef<HTMLDivElement>(null);
  const offered = data?.options.types.filter(({ price, id }) => price > 0 || id === change.published);
  // The button that was pressed is gone: what it has opened is next.
  const ready = offered !== undefined;
  useEffect(() => {
    if (ready) group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [ready]);
  if (!offered) return <Skeleton />;
  return (
    <PropertyTypeOptions ref={group} offered={offered} chosen={change.chosen} disabled={busy} toggle={change.choose} />
  );
}

function Cost({ listing, change }: Pick<PropertyTypeCardProps, 'listing' | 'change'>) {
  const now = useNow();
  const { quote, problem, loading, asking, chosen, published } = change;
  const wrong = useRef<HTMLDivElement>(null);
  // The button that was pressed stands at the other end of the page.
  useEffect(() => {
    if (problem) wrong.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  const cost = useRef<HTMLDivElement>(null);
  // Below the choices, in a small window it would come where nobody looks.
  useEffect(() => {
    if (quote) cost.current?.scrollIntoView({ block: 'nearest' });
  }, [quote]);
  const words = quote && quoteLabel(quote, (at) => formatDay(at, now));
  const card = quote && quote.chargeCents > 0 && listing.cardLast4;
  return (
    <>
      <Stack gap={2} role="status" ref={cost} className={css.cost}>
        {chosen !== published && loading && <p>Checking the price…</p>}
        {words && (
          <>
            <p>
              <b>
                From {propertyTypeLabel(published ?? 0).toLowerCase()} to {propertyTypeLabel(chosen ?? 0).toLowerCase()}
                .
              </b>{' '}
              {words}
            </p>
            {card && (
              <Text>
                Charged to your {cardLabel({ brand: listing.cardBrand, last4: card })} when you publish.{' '}
                <Anchor href={`${paths.dashboard()}#card`}>Use another card</Anchor>
              </Text>
            )}
            <Text>{effect(chosen ?? 0)}</Text>
          </>
        )}
        {asking && <p>Your bank is asking you to confirm the payment.</p>}
      </Stack>
      <div role="alert" ref={wrong}>
        {problem && (
          <Notice as="p" tone="bad" small>
            {problem}
          </Notice>
        )}
      </div>
    </>
  );
}

/** What follows at once for who is found, and by how many (K23). */
const effect = (type: number): string =>
  propertyTypeWithArticle(type) === 'a house'
    ? `A house gets up to ${HOUSE_MONTHLY_LEADS} leads a month. This month's leads count.`
    : 'An apartment has no lead limit. Leads on hold are sent to you right away.';
