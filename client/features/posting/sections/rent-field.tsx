import { useState } from 'react';
import { useForm } from 'react-final-form';
import { formatDollars } from '../../../../domain/format/money.ts';
import { bedroomCount, occupants } from '../../../../domain/options/bedrooms.ts';
import { rentFault } from '../../../../domain/posting/format-faults.ts';
import { useLazyModule } from '../../../components/hooks/use-lazy-module.ts';
import { DigitsField } from '../../../forms/fields/digits-field.tsx';
import { LabeledInput, LabeledSelect } from '../../../forms/fields/field.tsx';
import { useDigitsInput } from '../../../forms/fields/use-digits-input.ts';
import { useFormValue, type FormFieldOptions } from '../../../forms/fields/form-field.tsx';
import type { PostingValues } from '../draft/form-values.ts';
import type { LowRentProps } from './low-rent-question.tsx';

const MAX_DIGITS = 6;

/** Renders an amount of a floorplan in dollars; the server has one error for all floorplans [§5]. */
export const DollarsField = (field: Pick<FormFieldOptions, 'name' | 'label' | 'hint' | 'fault'>) => (
  <DigitsField {...field} max={MAX_DIGITS} prefix="$" clears="floorplans" />
);

const rentBases = [
  { value: 'home', label: 'The whole home' },
  { value: 'bed', label: 'Each bed' },
];

/** Renders the rent of a row, for the whole home or per bed; the form holds the whole home's rent (K68). */
export function RentField({ name }: { name: string }) {
  const { value: rent = '', change, focus } = useFormValue<string>(`${name}.rent`, 'floorplans');
  const { value: bedrooms = 0 } = useFormValue<number>(`${name}.bedrooms`, 'floorplans');
  const beds = bedrooms === 0 ? 1 : occupants(bedrooms);
  const [isPerBed, setPerBed] = useState(false);
  const perBed = rent === '' ? '' : String(Math.round(Number(rent) / beds));
  const toWholeHome = (digits: string) => change(digits === '' ? '' : String(Number(digits) * beds));
  const masked = useDigitsInput(MAX_DIGITS - 1, toWholeHome);
  const choose = (next: boolean) => {
    setPerBed(next);
    // The number that is shown stays; its meaning changes.
    if (next) toWholeHome(rent);
    else change(perBed);
  };
  return (
    <>
      {isPerBed && beds > 1 ? (
        <LabeledInput
          label="Monthly rent per bed"
          hint={
            rent === '' ? 'We show the rent of the whole home' : `${formatDollars(Number(rent))} for the whole home`
          }
          {...focus}
          {...masked}
          type="text"
          inputMode="numeric"
          value={perBed}
        />
      ) : (
        <DollarsField name={`${name}.rent`} label="Monthly rent" fault={rentFault} />
      )}
      {(bedroomCount(bedrooms) ?? 0) > 1 && (
        <LabeledSelect
          label="This rent is for"
          options={rentBases}
          value={isPerBed ? 'bed' : 'home'}
          onChange={(basis) => choose(basis === 'bed')}
        />
      )}
      {rent !== '' && <LowRent rent={Number(rent)} beds={beds} multiply={() => change(String(Number(rent) * beds))} />}
    </>
  );
}

const loadQuestion = () => import('./low-rent-question.tsx');

function LowRent({ rent, beds, multiply }: LowRentProps) {
  const { location } = useForm<PostingValues>().getState().values;
  const [confirmed, setConfirmed] = useState<number>();
  // Optional: a file that cannot be loaded leaves the question out.
  const { part } = useLazyModule(loadQuestion);
  if (!part || !location?.city || !location.state || rent < 1 || confirmed === rent) return null;
  const { city, state } = location;
  return <part.LowRentQuestion {...{ rent, beds, multiply, city, state }} confirm={() => setConfirmed(rent)} />;
}
