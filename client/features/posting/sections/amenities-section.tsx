import { Text } from '../../../components/layout/text.tsx';
import { choosableAmenities, toggleAmenity } from '../../../../domain/options/amenities.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { useFormValue } from '../../../forms/fields/form-field.tsx';
import { Chip, chipGroupClass } from '../../../components/chip.tsx';
import { SectionError } from './section-error.tsx';
import parts from './section-fields.module.css';

/** Renders toggle chips; "pets allowed" and "no pets" exclude each other (K18). */
export function AmenitiesSection() {
  const { value: chosen, change } = useFormValue<number[]>('amenities');
  const { idOf } = useRejectedFields();
  return (
    <>
      <Text className={parts.lead} id={`${idOf('amenities')}-lead`}>
        Select any amenities your property offers.
      </Text>
      <div className={chipGroupClass} role="group" aria-labelledby={`${idOf('amenities')}-lead`}>
        {choosableAmenities.map(({ id, label }) => (
          <Chip key={id} pressed={chosen.includes(id)} onClick={() => change(toggleAmenity(chosen, id))}>
            {label}
          </Chip>
        ))}
      </div>
      <SectionError field="amenities" />
    </>
  );
}
