import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { FloorplanRow } from './floorplan-row.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'One of several': () => (
    <FormExample values={exampleDraft}>
      <ol role="list">
        <FloorplanRow name="floorplans[0]" title="Floorplan 1" full={false} duplicate={nothing} remove={nothing} />
      </ol>
    </FormExample>
  ),
  'Only row': () => (
    <FormExample values={exampleDraft}>
      <ol role="list">
        <FloorplanRow name="floorplans[1]" title="Option 1" full={false} duplicate={nothing} remove={undefined} />
      </ol>
    </FormExample>
  ),
};
