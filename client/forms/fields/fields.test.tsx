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
            <DigitsField name="rent" label="Rent" max={6} />
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

test('a phone is masked while it is typed, and only digits count', async () => {
  const user = open();
  await user.type(phone(), '614x555-01439');
  expect(phone().value).toBe('(614) 555-0143');
});

test('a digit typed into the middle leaves the caret behind it', async () => {
  const user = open('(614) 555-014');
  await user.type(phone(), '9', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(phone().value).toBe('(614) 955-5014');
  expect(phone().selectionStart).toBe(7);
});

test('deleting back over a bracket and a space goes on into the digits: the caret is not trapped', async () => {
  const user = open('(614) 555-0143');
  phone().focus();
  phone().setSelectionRange(6, 6);
  await user.keyboard('{Backspace}');
  expect(phone().selectionStart).toBe(4);
  await user.keyboard('{Backspace}');
  expect(phone().value).toBe('(615) 550-143');
});

test('deleting forward over the mask steps past it and then takes the next digit', async () => {
  const user = open('(614) 555-0143');
  phone().focus();
  phone().setSelectionRange(4, 4);
  await user.keyboard('{Delete}');
  expect(phone().selectionStart).toBe(6);
  await user.keyboard('{Delete}');
  expect(phone().value).toBe('(614) 550-143');
});

test('a full number takes no digit more, at its end or in its middle, and loses none', async () => {
  const user = open('(614) 555-0143');
  await user.type(phone(), '9', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  expect([phone().value, phone().selectionStart]).toEqual(['(614) 555-0143', 7]);
  await user.type(phone(), '9');
  expect(phone().value).toBe('(614) 555-0143');
  // digits that are marked make room for others
  await user.type(phone(), '7', { initialSelectionStart: 6, initialSelectionEnd: 9 });
  expect([phone().value, phone().selectionStart]).toEqual(['(614) 701-43', 7]);
});

test('a number with the country’s code may be typed', async () => {
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
])('"%s" typed into a number is %s', async (keys, digits) => {
  const user = open();
  await user.type(rent(), keys);
  expect(rent().value).toBe(digits);
});

test('a digit typed into the middle of a full number is not taken for the last', async () => {
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
])('"%s" pasted into a number is %s', async (text, digits) => {
  const user = open();
  await user.click(rent());
  await user.paste(text);
  expect(rent().value).toBe(digits);
});

test('a refusal stands at its field, first message only, until that field is edited', async () => {
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

test('the summary leads to the field', async () => {
  const user = open();
  await user.click(screen.getByText('Send'));
  await user.click(screen.getByRole('link', { name: 'No phone.' }));
  expect(document.activeElement).toBe(phone());
});
