import { formatDollars } from '../../../../domain/format/money.ts';
import { Icon } from '../../../components/icon.tsx';
import css from './property-type-option.module.css';

export interface PropertyTypeOffer {
  id: number;
  label: string;
  /** Dollars a month. */
  price: number;
  promises: readonly string[];
}

interface PropertyTypeOptionProps {
  offer: PropertyTypeOffer;
  chosen: boolean;
  disabled: boolean;
  toggle: () => void;
}

/** Renders one property type with its price and benefits; a click on the chosen one deselects it [§4]. */
export function PropertyTypeOption({ offer, chosen, disabled, toggle }: PropertyTypeOptionProps) {
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
