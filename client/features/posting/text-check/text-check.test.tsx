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
