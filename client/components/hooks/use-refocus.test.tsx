import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useRefocus } from './use-refocus.ts';

afterEach(cleanup);

let removeLater: (name: string) => void = () => {};
function List({ first = false }: { first?: boolean }) {
  const [names, setNames] = useState(['a', 'b', 'c']);
  const focus = useRefocus<HTMLUListElement>({ first });
  const remove = (name: string) => setNames((before) => before.filter((other) => other !== name));
  removeLater = remove;
  return (
    <>
      <input aria-label="Elsewhere" />
      <ul {...focus}>
        {names.map((name) => (
          <li key={name}>
            <button onClick={() => remove(name)}>Remove {name}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
const focused = () => document.activeElement?.textContent ?? '';

test('moves the focus to what took the place of the removed button, at last to the part itself', async () => {
  render(<List />);
  await press('b');
  expect(focused()).toBe('Remove c');
  await press('c');
  expect(focused()).toBe('Remove a');
  await press('a');
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test('moves the focus to the first button where that is asked for', async () => {
  render(<List first />);
  await press('c');
  expect(focused()).toBe('Remove a');
});

test('leaves the focus where the person has gone since', async () => {
  render(<List />);
  screen.getByRole('button', { name: 'Remove b' }).focus();
  await userEvent.click(screen.getByLabelText('Elsewhere'));
  removeLater('b');
  await screen.findByRole('button', { name: 'Remove c' });
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
