import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useEarlyFormEvents } from './use-early-form-events.ts';

const sizes = ['1', '2', '3'];

function Form({ send }: { send: (answers: string) => void }) {
  const [size, choose] = useState('2');
  const [ids, setIds] = useState<string[]>([]);
  const [dollars, pay] = useState('1200');
  const form = useRef<HTMLFormElement>(null);
  useEarlyFormEvents(form);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        send([size, dollars, ...ids].join());
      }}
    >
      {sizes.map((each) => (
        <input key={each} type="radio" name="size" value={each} checked={size === each} onChange={() => choose(each)} />
      ))}
      {['pool', 'gym', 'parking'].map((each) => (
        <input
          key={each}
          type="checkbox"
          id={each}
          checked={ids.includes(each)}
          onChange={() => setIds(ids.includes(each) ? ids.filter((other) => other !== each) : [...ids, each])}
        />
      ))}
      <input id="dollars" value={dollars} onChange={({ target }) => pay(target.value)} />
      <select id="baths" defaultValue="1" onChange={({ target }) => send(`baths ${target.value}`)}>
        <option>1</option>
        <option>2</option>
      </select>
    </form>
  );
}

/** The page as it came, what somebody does to it, and then its scripts. */
async function page(before: (find: (selector: string) => HTMLInputElement) => void) {
  const send = vi.fn<(answers: string) => void>();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Form send={send} />);
  const find = (selector: string) => {
    const found = root.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  before(find);
  await act(async () => void hydrateRoot(root, <Form send={send} />));
  const submit = () => act(() => root.querySelector('form')?.requestSubmit());
  return { find, send, submit };
}

test('submits what was selected before hydration', async () => {
  const { find, send, submit } = await page((at) => {
    at('[value="3"]').click();
    at('#pool').click();
    at('#parking').click();
    at('#dollars').value = '900';
    at('#baths').value = '2';
  });
  expect([find('[value="3"]').checked, find('#pool').checked, find('#gym').checked]).toEqual([true, true, false]);
  expect(send.mock.calls).toEqual([['baths 2']]);
  submit();
  expect(send).toHaveBeenLastCalledWith('3,900,pool,parking');
});

test('shows no errors for untouched fields', async () => {
  const { send, submit } = await page(() => undefined);
  expect(send).not.toHaveBeenCalled();
  submit();
  expect(send.mock.calls).toEqual([['2,1200']]);
});
