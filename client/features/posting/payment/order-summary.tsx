import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import type { Logged } from '../../../../domain/account/logged.ts';
import { UNTIL_STOPPED } from '../../../../domain/billing/renewal-terms.ts';
import { formatDollars, formatCents } from '../../../../domain/format/money.ts';
import { REVIEW_HOURS } from '../../../../domain/limits.ts';
import { hasTextForReview } from '../../../../domain/trust/review-choice.ts';
import { propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Card } from '../../../components/card.tsx';
import type { StoredDraft } from '../draft/persistence/stored-draft.ts';
import css from '../../../shared/card-payment/payment.module.css';
import { skipToken, useQuery } from '@apollo/client/react';
import { StaticChip, chipGroupClass } from '../../../components/chip.tsx';
import { GeoInformationDocument } from '../location/geo-information.generated.ts';
import { namedColleges } from '../location/nearby-colleges.tsx';
import { geoVariables, type Address } from '../location/use-geo-lookup.ts';
import { applyCredit, settlementLabel } from '../../../../domain/billing/credit.ts';
import { useMyCreditQuery } from './my-credit.generated.ts';

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

/** Renders the same colleges as the location section: three by name, then the count of the rest (K11, K58). */
function IncludedColleges({ location }: { location: Address }) {
  const variables = geoVariables(location);
  const { data } = useQuery(GeoInformationDocument, variables ? { variables } : skipToken);
  const geo = data?.geoInformation;
  if (!geo || !('schools' in geo) || geo.schools.count === 0) return null;
  const { names, others } = namedColleges(geo.schools);
  return (
    <div>
      <Text as="h3" className={css.small}>
        Included colleges
      </Text>
      <div className={chipGroupClass}>
        {names.map((name) => (
          <StaticChip key={name}>{name}</StaticChip>
        ))}
        {others > 0 && <StaticChip>{`+ ${others} ${others === 1 ? 'other' : 'others'}`}</StaticChip>}
      </div>
    </div>
  );
}

/** Renders today's card charge and the remaining credit of an account with credit; nothing without credit. */
export function CreditUsed({ price, creditCents }: { price: number; creditCents: number }) {
  const settled = applyCredit(price * 100, creditCents);
  const { chargedCents, usedCents, leftCents } = settled;
  if (usedCents === 0) return null;
  return (
    <p className={css.credit}>
      {chargedCents > 0 ? (
        <>
          <b>{formatCents(chargedCents)} is charged today</b> ({settlementLabel(price * 100, settled)}).
        </>
      ) : (
        <>
          <b>Your credit covers this month.</b> Your card isn't charged today. It pays for the months after.
        </>
      )}
      {leftCents > 0 && ` You'll have ${formatCents(leftCents)} in credit for your next charge.`}
      {leftCents < 0 && ` ${formatCents(-leftCents)} is still outstanding and will be added to your next charge.`}
    </p>
  );
}

/** Renders the same for the logged-in landlord with the current balance, since another tab may have used some of it. */
export function ChargedToday({ price }: { price: number }) {
  const { data, error } = useMyCreditQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return (
    <div role="status">
      {data && <CreditUsed price={price} creditCents={data.myBilling.creditCents} />}
      {!data && error && <Text className={css.small}>If your account has credit, we'll use it first.</Text>}
    </div>
  );
}
