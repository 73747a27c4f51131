import { useFieldArray } from 'react-final-form-arrays';
import { useForm } from 'react-final-form';
import { HOUSE } from '../../../domain/options/property-types.ts';
import { MAX_FLOORPLANS, newFloorplan, type FloorplanDraft } from '../../../domain/posting/draft.ts';
import { useRefused } from '../../form/refused.tsx';
import { Button } from '../../ui/button.tsx';
import type { PostingValues } from '../draft/posting-values.ts';
import { FloorplanRow } from './floorplan-row.tsx';
import { SectionError } from './section-error.tsx';
import parts from './parts.module.css';

/** What can be rented here: at least one row, each with rooms, size and rent. A house is one home of one row or more. */
export function FloorplansSection() {
  const form = useForm<PostingValues>();
  const { clear } = useRefused();
  const { fields } = useFieldArray('floorplans', { subscription: { value: true } });
  const { type, floorplans } = form.getState().values;
  // the library draws nothing on its first render
  const rows: FloorplanDraft[] = fields.value ?? floorplans;
  const word = type === HOUSE ? 'House' : 'Floorplan';
  const edit = (change: () => void) => {
    clear('floorplans');
    change();
  };
  return (
    <>
      <p className={parts.lead}>
        {type === HOUSE
          ? 'The size and the monthly rent of the house. Add a row for each way it can be rented.'
          : 'A row for each kind of apartment, with its size and its monthly rent.'}
      </p>
      <ol className={parts.rows} role="list">
        {rows.map((row, index) => (
          <FloorplanRow
            // rows have no identity of their own; their fields are bound by position
            key={index}
            name={`floorplans[${index}]`}
            title={`${word} ${index + 1}`}
            full={rows.length >= MAX_FLOORPLANS}
            duplicate={() => edit(() => fields.insert(index + 1, { ...row }))}
            remove={rows.length > 1 ? () => edit(() => void fields.remove(index)) : undefined}
          />
        ))}
      </ol>
      <SectionError field="floorplans" />
      {rows.length < MAX_FLOORPLANS && (
        <div>
          <Button look="quiet" onClick={() => edit(() => fields.push(newFloorplan()))}>
            Add a floorplan
          </Button>
        </div>
      )}
    </>
  );
}
