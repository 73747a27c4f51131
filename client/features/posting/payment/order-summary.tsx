import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import type { Logged } from '../../../../domain/account/logged.ts';
import { UNTIL_STOPPED } from '../../../../domain/billing/renewal-terms.ts';
import { formatDollars } from '../../../../domain/format/money.ts';
import { REVIEW_HOURS } from '../../../../domain/limits.ts';
import { hasTextForReview } from '../../../../domain/trust/review-choice.ts';
import { propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Card } from '../../../components/card.tsx';
import type { StoredDraft } from '../draft/persistence/stored-draft.ts';
import { ChargedToday } from './charged-today.tsx';
import { IncludedColleges } from './included-colleges.tsx';
import css from '../../../shared/card-payment/payment.module.css';

/** Renders what is bought: the listing, the colleges it reaches, the amount due today [§2], and what credit covers. */
export function OrderSummary({ draft, price, logged }: { draft: StoredDraft; price: number; logged: Logged }) {
  const { location, name, type } = draft;
  return (
    <Stack as={Card} className={css.order}>
      <Cluster gap={4} nowrap align="top" spread className={css.line}>
        <div>
          <h2>{name}</h2>
          <Text className={css.small}>
            {propertyTypeLabel(type ?? 0)} · {location.address}, {location.city}, {location.state}
          </Text>
        </div>
        <Text as={Anchor} className={css.small} href={paths.post(2)}>
          Change
        </Text>
      </Cluster>
      <IncludedColleges location={location} />
      <div className={css.due}>
        <span>DUE TODAY</span>
        <b>{formatDollars(price)}</b>
      </div>
      {logged === 1 && price > 0 && <ChargedToday price={price} />}
      {hasTextForReview(draft) && (
        <Text className={css.small}>
          Your text goes to review first. We'll decide within {REVIEW_HOURS} hours and charge your card only if we
          approve it.
        </Text>
      )}
      <Text className={css.small}>
        {price > 0
          ? `Then ${formatDollars(price)} each month ${UNTIL_STOPPED}. You can do both at any time.`
          : 'This property type is no longer available. Choose another one to continue.'}
      </Text>
      {price <= 0 && (
        <p>
          <Anchor href={paths.post(1)}>Choose a property type</Anchor>
        </p>
      )}
    </Stack>
  );
}
