import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useFieldArray } from 'react-final-form-arrays';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './fields/text-field.tsx';
import { usePrefilledForm } from './use-prefilled-form.ts';

afterEach(cleanup);

function Rows() {
  const { fields } = useFieldArray('rows');
  return (
    <>
      {fields.map((name, index) => (
        <TextField key={index} name={`${name}.rent`} label={`Rent ${index + 1}`} />
      ))}
      <button onClick={() => fields.remove(1)}>Remove</button>
      <button onClick={() => fields.push({ rent: '' })}>Add</button>
    </>
  );
}

function Probe() {
  const [shown, setShown] = useState(true);
  const form = usePrefilledForm(() => ({ city: 'Athens', rows: [{ rent: '900' }, { rent: '800' }] }));
  return (
    <Form form={form} onSubmit={() => undefined} subscription={{}}>
      {() => (
        <>
          <button onClick={() => setShown(!shown)}>Toggle</button>
          {shown && <TextField name="city" label="City" />}
          <Rows />
        </>
      )}
    </Form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByText(name));

test('keeps the typed value of a field that is unmounted and mounted again', () => {
  render(<Probe />);
  expect(input('City').value).toBe('Athens');
  fireEvent.change(input('City'), { target: { value: 'Columbus' } });
  press('Toggle');
  press('Toggle');
  expect(input('City').value).toBe('Columbus');
});

test('adds an empty row where one was removed', () => {
  render(<Probe />);
  expect(input('Rent 2').value).toBe('800');
  press('Remove');
  press('Add');
  expect(input('Rent 2').value).toBe('');
  expect(input('Rent 1').value).toBe('900');
});
