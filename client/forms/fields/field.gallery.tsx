import type { Examples } from '../../../mocks/gallery/example.ts';
import { Field, Input, Select, TextArea } from './field.tsx';

export const examples: Examples = {
  Empty: () => (
    <Field id="empty" label="Property name">
      {(control) => <Input {...control} />}
    </Field>
  ),
  'With a hint, optional': () => (
    <Field id="hinted" label="Email" hint="The landlord will reply here." optional>
      {(control) => <Input {...control} type="email" defaultValue="sam@campus.example" />}
    </Field>
  ),
  Refused: () => (
    <Field id="refused" label="Zip" hint="Five digits." error="That zip isn't in Ohio.">
      {(control) => <Input {...control} defaultValue="90210" />}
    </Field>
  ),
  Disabled: () => (
    <Field id="disabled" label="City">
      {(control) => <Input {...control} disabled defaultValue="Columbus" />}
    </Field>
  ),
  Select: () => (
    <Field id="choice" label="Bathrooms" error="Choose how many.">
      {(control) => (
        <Select {...control} defaultValue="2">
          <option value="1">1 bathroom</option>
          <option value="2">2 bathrooms</option>
        </Select>
      )}
    </Field>
  ),
  Textarea: () => (
    <Field id="lines" label="Message" error="Write a bit more.">
      {(control) => <TextArea {...control} rows={3} defaultValue={'Hello,\nis it still available in August?'} />}
    </Field>
  ),
};
