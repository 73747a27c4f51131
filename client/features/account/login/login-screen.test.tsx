import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accountOf, DEMO_PASSWORD, failing, LANDLORD, UNREACHABLE } from '../../../../mocks/scenarios/setup/arrange.ts';
import { passwordDigest } from '../../../../mocks/world/password-digest.ts';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { LoginForm } from '../../../shared/account/login-form.tsx';
import { Screen as LoginScreen } from './login-screen.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(page = <LoginScreen />, at = '/login') {
  const { mock } = renderOnMock(page, { at });
  await waitFor(() => expect(screen.getAllByRole<HTMLButtonElement>('button')[0]?.disabled).toBe(false));
  return mock;
}

test('has email, password, button and note, with autocomplete for password managers [K35]', async () => {
  await open();
  expect(screen.getByText('Login here if you have previously posted a listing.')).toBeTruthy();
  expect(field('Email').autocomplete).toBe('username');
  expect(field('Password').autocomplete).toBe('current-password');
  expect(field('Password').type).toBe('password');
  expect(field('Password').maxLength).toBe(-1);
});

test('on a page, Forgot Password leads to /password/reset', async () => {
  await open();
  await press('Forgot Password');
  await waitFor(() => expect(location.pathname).toBe('/password/reset'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('passes the typed email from the login dialog to the password dialog', async () => {
  const forgotten: string[] = [];
  await open(<LoginForm loggedIn={() => undefined} forgot={(email) => forgotten.push(email)} />);
  await userEvent.type(field('Email'), LANDLORD);
  await press('Forgot Password');
  expect(forgotten).toEqual([LANDLORD]);
});

test.each([
  ['Email', 'Password', 'Enter your email address.'],
  ['Password', 'Email', 'Enter your password.'],
])('shows the error of %s at its field until that is edited', async (label, other, message) => {
  await open();
  await userEvent.type(field(other), LANDLORD);
  await press('Login');
  await screen.findByText(message);
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(label));
  await userEvent.type(field(label), 'x');
  expect(screen.queryByText(message)).toBeNull();
});

test('takes a pasted passphrase of 81 characters whole, and follows the redirect path', async () => {
  const passphrase = 'nine oaks '.repeat(8) + '!';
  const { world } = await open(<LoginScreen />, '/login?link=%2Faccount');
  accountOf(world, LANDLORD).passwordDigest = await passwordDigest(passphrase, 'salt');
  await userEvent.type(field('Email'), LANDLORD);
  await userEvent.click(field('Password'));
  await userEvent.paste(passphrase);
  await press('Login');
  await waitFor(() => expect(location.pathname).toBe('/account'));
});

test('keeps the input when the server cannot be reached, shows one error, and retries [K53]', async () => {
  const { world } = await open();
  failing('Login', 'unreachable')(world);
  await userEvent.type(field('Email'), LANDLORD);
  await userEvent.click(field('Password'));
  await userEvent.paste(DEMO_PASSWORD);
  await press('Login');
  await screen.findByText(UNREACHABLE);
  expect(field('Password').value).toBe(DEMO_PASSWORD);
  world.faults.failing = {};
  await press('Retry');
  await waitFor(() => expect(location.pathname).toBe('/advertising-home'));
});
