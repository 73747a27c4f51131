import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { FloorplansSection, RemovedRow } from './floorplans-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
      <FloorplansSection />
    </FormExample>
  ),
  Filled: () => (
    <FormExample values={exampleDraft}>
      <FloorplansSection />
    </FormExample>
  ),
  'Removed row': () => (
    <ol role="list">
      <RemovedRow title="Floorplan 2" undo={() => undefined} />
    </ol>
  ),
  Refused: () => (
    <FormExample values={exampleDraft} refused={{ floorplans: ['Fill in every row.'] }}>
      <FloorplansSection />
    </FormExample>
  ),
};
