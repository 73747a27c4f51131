import type { Ref } from 'react';
import { Stack } from '../../../components/layout/layout.tsx';
import { bathroomOptions } from '../../../../domain/options/bathrooms.ts';
import { bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import { sizeFault } from '../../../../domain/posting/format-faults.ts';
import { DigitsField } from '../../../forms/fields/digits-field.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { Button } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { RentField } from './rent-field.tsx';
import { FloorplanTerms } from './floorplan-terms.tsx';
import parts from './section-fields.module.css';

interface FloorplanRowProps {
  ref?: Ref<HTMLLIElement>;
  /** The row's path in the form: `floorplans[0]`. */
  name: string;
  title: string;
  full: boolean;
  duplicate: () => void;
  remove: (() => void) | undefined;
}

/** The server returns one error for all floorplans [§5]; each control keeps its own id. */
const clears = 'floorplans';

/** Renders the fields of one floorplan. */
export function FloorplanRow({ ref, name, title, full, duplicate, remove }: FloorplanRowProps) {
  return (
    <li ref={ref} className={parts.row} aria-label={title}>
      <div className={parts.rowHead}>
        <h3>{title}</h3>
        <span>
          {!full && (
            <Button look="text" onClick={duplicate}>
              Duplicate<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
          {remove && (
            <Button look="text" onClick={remove}>
              Remove<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
        </span>
      </div>
      <Stack gap={3} className={parts.four}>
        <SelectField name={`${name}.bedrooms`} label="Bedrooms" options={bedroomOptions} none={0} clears={clears} />
        <SelectField name={`${name}.bathrooms`} label="Bathrooms" options={bathroomOptions} none={0} clears={clears} />
        <DigitsField name={`${name}.sq`} label="Square feet" max={5} clears={clears} fault={sizeFault} />
        <RentField name={name} />
      </Stack>
      <FloorplanTerms name={name} title={title} />
    </li>
  );
}
