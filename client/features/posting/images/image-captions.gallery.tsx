import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { ImageCaptions } from './image-captions.tsx';

const [cover, ...others] = exampleDraft.images;

export const examples: Examples = {
  'Without captions': () => (
    <FormExample values={exampleDraft}>
      <ImageCaptions />
    </FormExample>
  ),
  'With a caption': () => (
    <FormExample
      values={{
        ...exampleDraft,
        images: cover ? [{ ...cover, caption: 'The kitchen, renovated in 2024' }, ...others] : [],
      }}
    >
      <ImageCaptions />
    </FormExample>
  ),
};
