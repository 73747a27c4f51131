import { Text } from '../../../components/layout/text.tsx';
import { formatCents } from '../../../../domain/format/money.ts';
import { applyCredit, settlementLabel } from '../../../../domain/billing/credit.ts';
import { useMyCreditQuery } from './my-credit.generated.ts';
import css from '../../../shared/card-payment/payment.module.css';

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
