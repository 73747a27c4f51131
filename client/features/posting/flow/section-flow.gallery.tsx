import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { SectionFlow } from './section-flow.tsx';

const viewer = { id: '1', email: 'landlord@demo.example', firstName: 'Alex', lastName: 'Moore' };

export const alone = true;
export const examples: Examples = {
  'First section': () => (
    <FormExample values={emptyExampleDraft}>
      <SectionFlow viewer={null} aside={<PreviewCard />} />
    </FormExample>
  ),
  'All sections complete': () => (
    <FormExample values={exampleDraft}>
      <SectionFlow viewer={viewer} aside={<PreviewCard />} />
    </FormExample>
  ),
};
