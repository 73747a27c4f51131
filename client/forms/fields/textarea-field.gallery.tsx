import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../form-example.fixture.tsx';
import { TextareaField } from './textarea-field.tsx';

export const examples: Examples = {
  Filled: () => (
    <FormExample values={{ description: 'Two rooms under the roof, ten minutes from class.\nCats are OK.' }}>
      <TextareaField name="description" label="Description" rows={4} />
    </FormExample>
  ),
  Refused: () => (
    <FormExample refused={{ description: ['Describe the home.'] }}>
      <TextareaField name="description" label="Description" rows={3} hint="In your own words." />
    </FormExample>
  ),
};
