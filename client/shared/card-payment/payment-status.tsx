import css from './payment.module.css';

interface PaymentStatusProps {
  asking: boolean;
  /** True when this page was left during a publish intent. */
  leftOff?: boolean;
}

/**
 * Renders the status during a bank's authentication and after returning from it; also announced by screen readers,
 * which
 * may not read the bank's window.
 */
export function PaymentStatus({ asking, leftOff = false }: PaymentStatusProps) {
  return (
    <div role="status" className={css.tryState}>
      {asking && (
        <p className={css.small}>
          Your bank may ask you to confirm this. The page goes on by itself when you have. If no question appears,
          reload the page: you are never charged twice.
        </p>
      )}
      {!asking && leftOff && (
        <p className={css.small}>
          Your last payment was not finished. Enter your card again and press Process Payment: it goes on where it was,
          and you are not charged twice.
        </p>
      )}
    </div>
  );
}
