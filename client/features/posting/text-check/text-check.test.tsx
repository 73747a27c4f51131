import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { TextareaField } from '../../../forms/fields/textarea-field.tsx';
import { TextCheck } from './text-check.tsx';

afterEach(cleanup);

test('warns while typing with the words and a lawful wording, and stops when they are gone', async () => {
  render(
    <FormExample values={{ description: '' }}>
      <TextareaField name="description" label="Description" />
      <TextCheck field="description" />
    </FormExample>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText('Description');
  await user.type(field, 'Quiet house, no kids please');
  expect(await screen.findByText('“no kids”')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Four bedrooms on a quiet street');
  await user.clear(field);
  await user.type(field, 'Family room and a yard');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('');
});

test('offers a review once the section is rejected; a changed text asks again (K66)', async () => {
  render(
    <FormExample values={{ description: 'No kids.' }} refused={{ description: ['“No kids” limits families.'] }}>
      <TextareaField name="description" label="Description" />
      <TextCheck field="description" />
    </FormExample>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Send for review' }));
  await screen.findByText(/This text goes to review when you publish/);
  expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
  await user.type(screen.getByLabelText('Description'), ' At all.');
  await expect.poll(() => screen.queryByText(/This text goes to review/)).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('“No kids”');
});
