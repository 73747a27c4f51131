import type { Examples } from '../../../../mocks/gallery/example.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { TextareaField } from '../../../forms/fields/textarea-field.tsx';
import { TextCheck } from './text-check.tsx';

export const examples: Examples = {
  'Unlawful words': () => (
    <FormExample values={{ description: 'Quiet house, no kids. Send the deposit by Zelle before viewing.' }}>
      <TextareaField name="description" label="Description" />
      <TextCheck field="description" />
    </FormExample>
  ),
};
