import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { cardLabel } from '../../../domain/billing/card-on-file.ts';
import type { CardOnFile_CardFragment } from '../billing/billing.generated.ts';
import css from './payment.module.css';

interface CardChoiceProps {
  card: CardOnFile_CardFragment;
  /** How many listings are paid for. */
  count?: number;
  /** Whether another card than the one on file pays. */
  other: boolean;
  choose: (other: boolean) => void;
  keep: boolean;
  setKeep: (keep: boolean) => void;
}

/**
 * Renders the choice between the card on file and another one, and what another one changes: only what it pays for,
 * unless told otherwise.
 */
export function CardChoice({ card, count = 1, other, choose, keep, setKeep }: CardChoiceProps) {
  return (
    <Stack as="fieldset" gap={1} className={css.choice}>
      <legend>Pay with</legend>
      <label>
        <input type="radio" name="card" checked={!other} onChange={() => choose(false)} /> {cardLabel(card)}, your card
        on file
      </label>
      <label>
        <input type="radio" name="card" checked={other} onChange={() => choose(true)} /> Another card
      </label>
      {other && (
        <>
          <label>
            <input type="checkbox" checked={keep} onChange={({ target }) => setKeep(target.checked)} /> Make it my card
            on file for new listings
          </label>
          <Text className={css.small}>
            It pays for {count === 1 ? 'this listing' : 'these listings'}. Your other listings keep their cards.
          </Text>
        </>
      )}
    </Stack>
  );
}
