import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FormExample } from '../form-example.fixture.tsx';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

test('warns beside the strength of a password that others guess first, once it is long enough (K35)', async () => {
  const owner = { email: 'rosa@walnut.example', firstName: 'Rosa', lastName: 'Neil' };
  render(
    <FormExample values={{ password: '' }}>
      <PasswordField name="password" label="Password" owner={owner} autoComplete="new-password" />
    </FormExample>,
  );
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'passw');
  expect(screen.queryByText(/anyone could guess it/)).toBeNull();
  await userEvent.type(field, 'ord1');
  await screen.findByText('One of the most common passwords: anyone could guess it.');
  await userEvent.clear(field);
  await userEvent.type(field, 'rosa.neil');
  await screen.findByText('Your email or your name: anyone could guess it.');
  await userEvent.clear(field);
  await userEvent.type(field, 'seven blue kites');
  await expect.poll(() => screen.queryByText(/anyone could guess it/)).toBeNull();
});
