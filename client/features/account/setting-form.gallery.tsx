import type { Examples } from '../../../mocks/gallery/example.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { SettingForm } from './setting-form.tsx';

const nothing = () => undefined;
const send = () => Promise.resolve(undefined);

export const examples: Examples = {
  'With cancel': () => (
    <SettingForm initial={{ password: '' }} submit="Save" send={send} done={nothing} cancel={nothing}>
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
    </SettingForm>
  ),
  Irreversible: () => (
    <SettingForm initial={{ password: '' }} submit="Delete permanently" look="danger" send={send} done={nothing}>
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
    </SettingForm>
  ),
};
