import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { Chip, chipGroupClass } from '../../../components/chip.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { useFormValue } from '../../../forms/fields/form-field.tsx';
import { DollarsField } from './rent-field.tsx';
import parts from './section-fields.module.css';

const USUAL_LEASE_MONTHS = [3, 5, 6, 9, 10, 11, 12, 18, 24];

function LeaseLengths({ name }: { name: string }) {
  const { value: chosen = [], change } = useFormValue<number[]>(name, 'floorplans');
  const offered = [...new Set([...USUAL_LEASE_MONTHS, ...chosen])].toSorted((a, b) => a - b);
  const toggle = (months: number) =>
    change(chosen.includes(months) ? chosen.filter((other) => other !== months) : [...chosen, months]);
  return (
    <fieldset className={parts.leases}>
      <legend>Lease lengths in months</legend>
      <div className={chipGroupClass}>
        {offered.map((months) => (
          <Chip key={months} pressed={chosen.includes(months)} onClick={() => toggle(months)}>
            {months}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders what a landlord may state of a floorplan beside its rent (K64); all of it may stay empty. */
export function FloorplanTerms({ name, title }: { name: string; title: string }) {
  return (
    <details className={parts.terms}>
      <summary aria-label={`Fees, lease and availability of ${title}, optional`}>
        Fees, lease and availability (optional)
      </summary>
      <Text className={parts.lead}>Renters filter by these, so listings that include them are found more often.</Text>
      <Stack gap={3} className={parts.four}>
        <DollarsField name={`${name}.feesMonthly`} label="Required monthly fees" />
        <DollarsField name={`${name}.utilities`} label="Monthly utilities" hint="0 if included" />
        <DollarsField name={`${name}.deposit`} label="Deposit" />
        <DollarsField name={`${name}.oneTime`} label="One-time fees" />
      </Stack>
      <LeaseLengths name={`${name}.leaseMonths`} />
      <Stack gap={3} className={parts.four}>
        <TextField name={`${name}.availableOn`} type="date" label="Available from" clears="floorplans" />
      </Stack>
    </details>
  );
}
