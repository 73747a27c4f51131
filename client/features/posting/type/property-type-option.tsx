import type { Ref } from 'react';
import { Stack } from '../../../components/layout/layout.tsx';
import { formatDollars } from '../../../../domain/format/money.ts';
import { Icon } from '../../../components/icon.tsx';
import type { PostingOptionsQuery } from '../options.generated.ts';
import css from './property-type-option.module.css';

/** A property type with its price in dollars a month. */
export type PropertyTypeOffer = PostingOptionsQuery['options']['types'][number];

interface PropertyTypeOptionProps {
  offer: PropertyTypeOffer;
  chosen: boolean;
  disabled: boolean;
  toggle: () => void;
}

/** Renders one property type with its price and benefits; a click on the chosen one deselects it [§4]. */
export function PropertyTypeOption({ offer, chosen, disabled, toggle }: PropertyTypeOptionProps) {
  return (
    <Stack
      as="button"
      gap={1}
      type="button"
      className={css.choice}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={toggle}
    >
      <span className={css.mark} aria-hidden="true">
        {chosen && <Icon name="check" size={18} />}
      </span>
      <span className={css.name}>{offer.label}</span>
      <span className={css.price}>
        {formatDollars(offer.price)} <small>a month</small>
      </span>
      <Stack as="span" gap={1} className={css.benefits}>
        {offer.benefits.map((benefit) => (
          <span key={benefit}>
            <Icon name="check" size={16} /> {benefit}
          </span>
        ))}
      </Stack>
    </Stack>
  );
}

interface PropertyTypeOptionsProps {
  ref?: Ref<HTMLDivElement>;
  offered: readonly PropertyTypeOffer[];
  chosen: number | null;
  disabled: boolean;
  toggle: (type: number) => void;
}

/** Renders the group of the property types on offer. */
export function PropertyTypeOptions({ ref, offered, chosen, disabled, toggle }: PropertyTypeOptionsProps) {
  return (
    <Stack ref={ref} className={css.choices} role="group" aria-label="Property type">
      {offered.map((offer) => (
        <PropertyTypeOption
          key={offer.id}
          offer={offer}
          chosen={offer.id === chosen}
          disabled={disabled}
          toggle={() => toggle(offer.id)}
        />
      ))}
    </Stack>
  );
}
