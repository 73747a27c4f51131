import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { ImagesSection } from './images-section.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => (
    <FormExample values={emptyExampleDraft}>
      <ImagesSection />
    </FormExample>
  ),
  Filled: () => (
    <FormExample values={exampleDraft}>
      <ImagesSection />
    </FormExample>
  ),
  'Virtual tour refused': () => (
    <FormExample
      values={{ ...exampleDraft, virtualTour: 'https://printer.local/tour' }}
      refused={{ virtualTour: ['Enter a link to a public website.'] }}
    >
      <ImagesSection />
    </FormExample>
  ),
  Refused: () => (
    <FormExample
      values={exampleDraft}
      refused={{ images: ['One of these images is gone. Remove it and add it again.'] }}
    >
      <ImagesSection />
    </FormExample>
  ),
};
