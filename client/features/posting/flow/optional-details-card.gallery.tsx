import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { OptionalDetailsCard } from './optional-details-card.tsx';

const floorplans = exampleDraft.floorplans.map((row) => ({ ...row, deposit: '500', leaseMonths: [12] }));

export const examples: Examples = {
  'Nothing stated': () => (
    <FormExample values={exampleDraft}>
      <OptionalDetailsCard />
    </FormExample>
  ),
  'Some stated': () => (
    <FormExample values={{ ...exampleDraft, floorplans }}>
      <OptionalDetailsCard />
    </FormExample>
  ),
};
