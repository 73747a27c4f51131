import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DEFAULT_OPERATOR_EMAIL } from '../../../domain/advertising/inquiry.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { App } from '../../app/app.tsx';

test('emails a link to the data of an address; an invalid one is an error at its field', async () => {
  renderOnMock(<App />, { at: '/privacy' });
  const email = await screen.findByLabelText('Email');
  await userEvent.type(email, 'ana at home');
  await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
  await screen.findByText('Enter an email address like name@example.com.');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(email);
  await userEvent.type(email, 'ana@student.example');
  await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
  expect((await screen.findByText(/link/i, { selector: '[role=status]' })).textContent).toMatch(/email/i);
});

test('names how to reach the operator', async () => {
  renderOnMock(<App />, { at: '/contact' });
  const link = await screen.findByRole('link', { name: DEFAULT_OPERATOR_EMAIL });
  expect(link.getAttribute('href')).toBe(`mailto:${DEFAULT_OPERATOR_EMAIL}`);
});
