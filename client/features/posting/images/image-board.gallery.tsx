import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { ImageBoard } from './image-board.tsx';

export const examples: Examples = {
  'Three of six images': () => (
    <FormExample values={exampleDraft}>
      <ImageBoard />
    </FormExample>
  ),
};
