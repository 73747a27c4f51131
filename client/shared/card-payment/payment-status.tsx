import { Text } from '../../components/layout/text.tsx';
import css from './payment.module.css';

/** Announces a bank's authentication, whose window a screen reader may not read, and one that was `leftOff` before. */
export function PaymentStatus({ asking, leftOff = false }: { asking: boolean; leftOff?: boolean }) {
  return (
    <div role="status">
      {asking && (
        <Text className={css.small}>
          Your bank may ask you to confirm this payment. This page continues once you do. If nothing appears, reload the
          page. You won't be charged twice.
        </Text>
      )}
      {!asking && leftOff && (
        <Text className={css.small}>
          Your last payment wasn't finished. Enter your card again and press Process Payment. It picks up where it left
          off, and you won't be charged twice.
        </Text>
      )}
    </div>
  );
}
