import { formatDollars } from '../../../domain/money.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './type-choice.module.css';

export interface TypeOffer {
  id: number;
  label: string;
  /** Dollars a month. */
  price: number;
  promises: readonly string[];
}

interface TypeChoiceProps {
  offer: TypeOffer;
  chosen: boolean;
  disabled: boolean;
  toggle: () => void;
}

/** One kind of property with its price and what it brings; pressing the chosen one lets it go [§4]. */
export function TypeChoice({ offer, chosen, disabled, toggle }: TypeChoiceProps) {
  return (
    <button type="button" className={css.choice} aria-pressed={chosen} disabled={disabled} onClick={toggle}>
      <span className={css.mark} aria-hidden="true">
        {chosen && <Icon name="check" size={18} />}
      </span>
      <span className={css.name}>{offer.label}</span>
      <span className={css.price}>
        {formatDollars(offer.price)} <small>a month</small>
      </span>
      <span className={css.promises}>
        {offer.promises.map((promise) => (
          <span key={promise}>
            <Icon name="check" size={16} /> {promise}
          </span>
        ))}
      </span>
    </button>
  );
}
