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
          <b>Your credit pays this month.</b> Your card is charged nothing today, and pays the months after.
        </>
      )}
      {leftCents > 0 && ` ${formatCents(leftCents)} of credit waits for your next charge.`}
      {leftCents < 0 && ` ${formatCents(-leftCents)} is still open and goes with your next charge.`}
    </p>
  );
}

/** Renders the same for the logged-in landlord with the current balance, since another tab may have used some of it. */
export function ChargedToday({ price }: { price: number }) {
  const { data, error } = useMyCreditQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return (
    <div role="status" className={css.tryState}>
      {data && <CreditUsed price={price} creditCents={data.myBilling.creditCents} />}
      {!data && error && <p className={css.small}>If your account has credit, it is used first.</p>}
    </div>
  );
}
