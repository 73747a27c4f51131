import { Text } from '../../components/layout/text.tsx';
import { bedroomsShort } from '../../../domain/options/bedrooms.ts';
import { propertyTypeLabel } from '../../../domain/options/property-types.ts';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { Price } from '../../shared/listing-card/price.tsx';
import { usePostingValues } from './draft/form-values.ts';
import css from './preview-card.module.css';

/** Renders the live preview of the listing as renters will see it. */
export function PreviewCard() {
  const { name, floorplans, images, location, type } = usePostingValues();
  const cheapest = floorplans
    .filter(({ rent }) => Number(rent) > 0)
    .toSorted((a, b) => Number(a.rent) - Number(b.rent));
  const plan = cheapest[0] ?? floorplans[0];
  const facts = [
    plan && bedroomsShort(plan.bedrooms),
    plan && plan.bathrooms > 0 && `${plan.bathrooms} bath`,
    [location.city, location.state].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <section aria-label="Preview" className={css.preview}>
      <p>What renters will see</p>
      <Card padded={false} className={css.card}>
        <div className={css.picture}>
          {images[0] ? <img src={images[0].small} alt="" /> : <Icon name="photo" size={30} />}
        </div>
        <div className={css.body}>
          {cheapest[0] ? (
            <Price dollars={Number(cheapest[0].rent)} from={cheapest.length > 1} />
          ) : (
            <Text size="normal">The rent</Text>
          )}
          <b>{name || propertyTypeLabel(type ?? 0)}</b>
          <Text size="normal">{facts.join(' · ') || 'Rooms and place'}</Text>
        </div>
      </Card>
    </section>
  );
}
