import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { afterEach, expect, test, vi } from 'vitest';
import { DigitsField } from './digits-field.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { PhoneField } from './phone-field.tsx';
import { RejectedFieldsProvider, useRejectedFields } from '../rejected-fields.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function RefuseBoth() {
  const { show } = useRejectedFields();
  return <button onClick={() => show({ name: ['No name.', 'Too short.'], phone: ['No phone.'] })}>Send</button>;
}

function open(phone = '') {
  render(
    <RejectedFieldsProvider>
      <Form initialValues={{ phone, rent: '', name: '' }} onSubmit={vi.fn()}>
        {() => (
          <>
            <ErrorSummary owns={() => true} />
            <TextField name="name" label="Property name" hint="The title renters see." />
            <PhoneField name="phone" label="Phone" />
            <PhoneField extension name="office" label="Office" />
            <DigitsField
              name="rent"
              label="Rent"
              max={6}
              fault={(value) => (value.startsWith('0') ? 'Not a rent.' : undefined)}
            />
            <RefuseBoth />
          </>
        )}
      </Form>
    </RejectedFieldsProvider>,
  );
  return userEvent.setup();
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const rent = () => screen.getByLabelText<HTMLInputElement>('Rent');

test('shows the fault of a field from when it is left until it is edited', async () => {
  const user = open();
  await user.type(rent(), '0');
  expect(screen.queryByText('Not a rent.')).toBeNull();
  await user.tab();
  // No summary announces it.
  expect(screen.getByRole('alert').textContent).toBe('Not a rent.');
  await user.type(rent(), '0');
  expect(screen.queryByText('Not a rent.')).toBeNull();
  await user.tab();
  expect(screen.getByText('Not a rent.')).not.toBeNull();
});

test('masks a phone number while it is typed and counts only digits', async () => {
  const user = open();
  await user.type(phone(), '614x555-01439');
  expect(phone().value).toBe('(614) 555-0143');
});

test('keeps the caret after a digit typed in the middle', async () => {
  const user = open('(614) 555-014');
  await user.type(phone(), '9', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(phone().value).toBe('(614) 955-5014');
  expect(phone().selectionStart).toBe(7);
});

test('deletes backward across brackets and spaces into the digits', async () => {
  const user = open('(614) 555-0143');
  phone().focus();
  phone().setSelectionRange(6, 6);
  await user.keyboard('{Backspace}');
  expect(phone().selectionStart).toBe(4);
  await user.keyboard('{Backspace}');
  expect(phone().value).toBe('(615) 550-143');
});

test('deletes forward across the mask, then the next digit', async () => {
  const user = open('(614) 555-0143');
  phone().focus();
  phone().setSelectionRange(4, 4);
  await user.keyboard('{Delete}');
  expect(phone().selectionStart).toBe(6);
  await user.keyboard('{Delete}');
  expect(phone().value).toBe('(614) 550-143');
});

test('ignores another digit in a full number, at its end or in its middle, and loses none', async () => {
  const user = open('(614) 555-0143');
  await user.type(phone(), '9', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  expect([phone().value, phone().selectionStart]).toEqual(['(614) 555-0143', 7]);
  await user.type(phone(), '9');
  expect(phone().value).toBe('(614) 555-0143');
  // selected digits are replaced
  await user.type(phone(), '7', { initialSelectionStart: 6, initialSelectionEnd: 9 });
  expect([phone().value, phone().selectionStart]).toEqual(['(614) 701-43', 7]);
});

test('accepts an extension after a complete number where one may follow', async () => {
  const user = open();
  const office = () => screen.getByLabelText<HTMLInputElement>('Office');
  await user.type(office(), '614x5550143x12');
  expect(office().value).toBe('(614) 555-0143 x12');
  await user.keyboard('{Backspace}{Backspace}{Backspace}#7');
  expect(office().value).toBe('(614) 555-0143 x7');
  office().setSelectionRange(6, 6);
  await user.keyboard('{Backspace}{Backspace}8');
  expect([office().value, office().selectionStart]).toEqual(['(618) 555-0143 x7', 4]);
});

test('accepts a number with the country code', async () => {
  const user = open();
  await user.type(phone(), '+1 614 555 0143');
  expect(phone().value).toBe('(614) 555-0143');
});

test.each([
  ['950.00', '950'],
  ['1,250', '1250'],
  ['12 50', '1250'],
  ['1234567', '123456'],
  ['9.{Backspace}80', '80'],
])('formats "%s" typed into a number as %s', async (keys, digits) => {
  const user = open();
  await user.type(rent(), keys);
  expect(rent().value).toBe(digits);
});

test('does not replace the last digit of a full number when one is typed in its middle', async () => {
  const user = open();
  await user.type(rent(), '123456');
  await user.type(rent(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([rent().value, rent().selectionStart]).toEqual(['123456', 2]);
});

test.each([
  ['1,250 sq', '1250'],
  ['$1,250.00', '1250'],
  [' 950 ', '950'],
  ['none', ''],
])('formats "%s" pasted into a number as %s', async (text, digits) => {
  const user = open();
  await user.click(rent());
  await user.paste(text);
  expect(rent().value).toBe(digits);
});

test('shows the first error message at its field until that field is edited', async () => {
  const user = open();
  await user.click(screen.getByText('Send'));
  const name = screen.getByLabelText('Property name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const described = (name.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((element) => element?.textContent)).toEqual(['The title renters see.', 'No name.']);
  expect(screen.getByRole('alert').textContent).toContain('2 things to fix');

  fireEvent.change(name, { target: { value: 'Maple Court' } });
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(phone().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('One thing to fix');
});

test('links from the summary to the field', async () => {
  const user = open();
  await user.click(screen.getByText('Send'));
  await user.click(screen.getByRole('link', { name: 'No phone.' }));
  expect(document.activeElement).toBe(phone());
});
