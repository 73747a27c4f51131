import css from './payment.module.css';

interface PaymentStatusProps {
  asking: boolean;
  /** This page was left while a try was under way. */
  leftOff?: boolean;
}

/** Said while a bank has the word, and to who comes back from there; a reader hears it, for its window may not be read. */
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
