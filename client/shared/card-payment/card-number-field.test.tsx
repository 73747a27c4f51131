import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { afterEach, expect, test, vi } from 'vitest';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { CardNumberField } from './card-number-field.tsx';

afterEach(cleanup);

/** The field, and what the form holds of it. */
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

test('stands in fours while it is typed; the form and who checks it have the digits', async () => {
  const { user, input, held, left } = open();
  await user.type(input, '42424x 2');
  expect([input.value, held.digits]).toEqual(['4242 42', '424242']);
  await user.type(input, '4242424242');
  expect([input.value, held.digits]).toEqual(['4242 4242 4242 4242', '4242424242424242']);
  await user.tab();
  expect(left.mock.calls).toEqual([['4242424242424242']]);
});

test('is four, six and five digits of an American Express, and never a sixteenth', async () => {
  const { user, input, held } = open();
  await user.type(input, '3782822463100059');
  expect([input.value, held.digits]).toEqual(['3782 822463 10005', '378282246310005']);
});

test('a digit typed or deleted in the middle moves the groups and leaves the caret where it was', async () => {
  const { user, input, at } = open('42421234');
  at(4);
  await user.keyboard('9');
  expect([input.value, input.selectionStart]).toEqual(['4242 9123 4', 6]);
  await user.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['4242 1234', 4]);
  // over the gap, and on into the digits: the caret is not trapped
  at(5);
  await user.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['4242 1234', 4]);
  await user.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['4241 234', 3]);
  at(4);
  await user.keyboard('{Delete}{Delete}');
  expect([input.value, input.selectionStart]).toEqual(['4241 34', 5]);
});

test('what is pasted, filled in by the browser or written over a part is read whatever stands between', async () => {
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

test('says to keyboards and to password managers what it is', () => {
  const { input } = open();
  expect([input.inputMode, input.autocomplete, input.name]).toEqual(['numeric', 'cc-number', 'cardNumber']);
});
