import { InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { defaultRenter } from '../shared/renter/renter-defaults.ts';
import { useRenter, useRenterReady, writeRenter } from '../shared/renter/renter-store.ts';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Begins as the server rendered it, though this browser knows more by then. */
function Greeting({ end }: { end: string }) {
  const ready = useRenterReady();
  const { contact } = useRenter();
  return (
    <fieldset disabled={!ready}>
      Hello {contact.firstName || 'you'}
      {end}
    </fieldset>
  );
}

test('keeps the server-rendered part until its code has loaded, then hydrates it in place', async () => {
  const wrong = vi.spyOn(console, 'error');
  let arrive: (part: typeof Greeting) => void = () => {};
  const Late = lazyPart<{ end: string }>(() => new Promise((done) => (arrive = done)));
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<!--$--><fieldset disabled="">Hello <!-- -->you<!-- -->!</fieldset><!--/$-->';
  const fieldset = root.querySelector('fieldset');
  await act(async () => {
    hydrateRoot(
      root,
      <ApolloProvider client={client}>
        <Late end="!" />
      </ApolloProvider>,
    );
  });
  await act(async () => {
    writeRenter(client.cache, { ...defaultRenter, contact: { ...defaultRenter.contact, firstName: 'Ana' } });
  });
  expect(root.textContent).toBe('Hello you!');
  await act(async () => arrive(Greeting));
  expect(root.textContent).toBe('Hello Ana!');
  expect(root.querySelector('fieldset')).toBe(fieldset);
  expect(fieldset?.disabled).toBe(false);
  expect(wrong).not.toHaveBeenCalled();
});

test('renders a preloaded part at once', async () => {
  const Late = lazyPart<{ end: string }>(() => Promise.resolve(({ end }) => <p>There{end}</p>));
  await Late.preload();
  expect(render(<Late end="." />).container.textContent).toBe('There.');
});
