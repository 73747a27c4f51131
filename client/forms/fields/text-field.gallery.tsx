import type { Examples } from '../../../mocks/gallery/example.ts';
import { FormExample } from '../form-example.fixture.tsx';
import { TextField } from './text-field.tsx';

const LONG = 'The Residences at the Old Courthouse on North High Street, Building C, second entrance from the park';

export const examples: Examples = {
  Empty: () => (
    <FormExample>
      <TextField name="name" label="Property name" hint="The title renters see." />
    </FormExample>
  ),
  'Long text': () => (
    <FormExample values={{ name: LONG }}>
      <TextField name="name" label="Property name" />
    </FormExample>
  ),
  Refused: () => (
    <FormExample values={{ email: 'sam@campus' }} refused={{ email: ['Enter an email address.'] }}>
      <TextField name="email" label="Email" type="email" hint="Replies go here." optional />
    </FormExample>
  ),
};
