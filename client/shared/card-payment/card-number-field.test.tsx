import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { afterEach, expect, test, vi } from 'vitest';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { CardNumberField } from './card-number-field.tsx';

afterEach(cleanup);

/** Renders the field and returns its value in the form. */
function open(cardNumber = '') {
  const held = { digits: cardNumber };
  const left = vi.fn();
  render(
    <RejectedFieldsProvider>
      <Form initialValues={{ cardNumber }} onSubmit={vi.fn()}>
        {({ values }) => {
          held.digits = values.cardNumber as string;
          return <CardNumberField name="cardNumber" onBlur={left} />;
        }}
      </Form>
    </RejectedFieldsProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Card number');
  const at = (caret: number) => {
    input.focus();
    input.setSelectionRange(caret, caret);
  };
  return { user: userEvent.setup(), input, held, left, at };
}

test('groups the digits by four while typing and passes only digits to the form and the validation', async () => {
  const { user, input, held, left } = open();
  await user.type(input, '42424x 2');
  expect([input.value, held.digits]).toEqual(['4242 42', '424242']);
  await user.type(input, '4242424242');
  expect([input.value, held.digits]).toEqual(['4242 4242 4242 4242', '4242424242424242']);
  await user.tab();
  expect(left.mock.calls).toEqual([['4242424242424242']]);
});

test('groups an American Express by four, six and five and ignores a sixteenth digit', async () => {
  const { user, input, held } = open();
  await user.type(input, '3782822463100059');
  expect([input.value, held.digits]).toEqual(['3782 822463 10005', '378282246310005']);
});

test('regroups after a digit is typed or deleted in the middle and keeps the caret', async () => {
  const { user, input, at } = open('42421234');
  at(4);
  await user.keyboard('9');
  expect([input.value, input.selectionStart]).toEqual(['4242 9123 4', 6]);
  await user.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['4242 1234', 4]);
  // deletes across the gap into the digits
  at(5);
  await user.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['4242 1234', 4]);
  await user.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['4241 234', 3]);
  at(4);
  await user.keyboard('{Delete}{Delete}');
  expect([input.value, input.selectionStart]).toEqual(['4241 34', 5]);
});

test('accepts pasted, autofilled and replaced text with any separators', async () => {
  const { user, input, held } = open();
  await user.click(input);
  await user.paste(' 5555-5555.5555 4444\n');
  expect([input.value, input.selectionStart]).toEqual(['5555 5555 5555 4444', 19]);
  input.setSelectionRange(5, 9);
  await user.paste('1111');
  expect([input.value, input.selectionStart]).toEqual(['5555 1111 5555 4444', 9]);
  fireEvent.change(input, { target: { value: '378282246310005' } });
  expect([input.value, held.digits]).toEqual(['3782 822463 10005', '378282246310005']);
  fireEvent.change(input, { target: { value: '' } });
  expect([input.value, held.digits]).toEqual(['', '']);
});

test('sets the attributes for numeric keyboards and password managers', () => {
  const { input } = open();
  expect([input.inputMode, input.autocomplete, input.name]).toEqual(['numeric', 'cc-number', 'cardNumber']);
});
