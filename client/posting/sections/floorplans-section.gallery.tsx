import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../form/form-example.tsx';
import { begunDraft, exampleDraft } from '../example-draft.ts';
import { FloorplansSection } from './floorplans-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={begunDraft}>
      <FloorplansSection />
    </FormExample>
  ),
  Written: () => (
    <FormExample values={exampleDraft}>
      <FloorplansSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={exampleDraft} refused={{ floorplans: ['Fill in every row.'] }}>
      <FloorplansSection />
    </FormExample>
  ),
};
