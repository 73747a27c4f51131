import type { Examples } from '../../../mocks/gallery/example.ts';
import { Input } from './field.tsx';
import { FormExample } from '../form-example.fixture.tsx';
import { FormField } from './form-field.tsx';

export const examples: Examples = {
  'With error': () => (
    <FormExample refused={{ day: ['That date has passed. Choose today or later.'] }}>
      <FormField name="day" label="Move-in date" hint="The first day you need it.">
        {(control) => <Input {...control} type="date" defaultValue="2026-09-01" />}
      </FormField>
    </FormExample>
  ),
};
