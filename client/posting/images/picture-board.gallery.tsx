import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../../form/form-example.tsx';
import { exampleDraft } from '../example-draft.ts';
import { PictureBoard } from './picture-board.tsx';

export const examples: Examples = {
  'Three of six': () => (
    <FormExample values={exampleDraft}>
      <PictureBoard />
    </FormExample>
  ),
};
