import { Notice } from '../../components/layout/text.tsx';
import css from './payment.module.css';

/** Lists the test cards of the local processor, which accepts no real card. */
export function TestCards() {
  return (
    <Notice as="p" small className={css.test}>
      Test mode: no real charges. Use the card <b>4242 4242 4242 4242</b> with any future date and any code, or{' '}
      <b>4000 0000 0000 0002</b> to test a declined card.
    </Notice>
  );
}
