import css from './payment.module.css';

interface PaymentStatusProps {
  asking: boolean;
  /** True when this page was left during a publish intent. */
  leftOff?: boolean;
}

/**
 * Renders the status during a bank's authentication and after returning from it; also announced by screen readers,
 * which may not read the bank's window.
 */
export function PaymentStatus({ asking, leftOff = false }: PaymentStatusProps) {
  return (
    <div role="status" className={css.tryState}>
      {asking && (
        <p className={css.small}>
          Your bank may ask you to confirm this payment. This page continues once you do. If nothing appears, reload the
          page. You won't be charged twice.
        </p>
      )}
      {!asking && leftOff && (
        <p className={css.small}>
          Your last payment wasn't finished. Enter your card again and press Process Payment. It picks up where it left
          off, and you won't be charged twice.
        </p>
      )}
    </div>
  );
}
