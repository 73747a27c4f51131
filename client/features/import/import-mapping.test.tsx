import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../graphql/client.ts';
import { exampleImport } from './example-import.fixture.ts';
import { ImportMapping } from './import-mapping.tsx';
import {
  ListingImportDocument,
  MapListingImportDocument,
  type ListingImportQuery,
} from './listing-import.generated.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const photo = new Uint8Array([255, 216, 255]);
const zip = new File([new Uint8Array(zipSync({ 'b12-front.jpg': photo, 'b12-kitchen.jpg': photo }))], 'photos.zip');
const stored = { ...exampleImport, __typename: 'ListingImport' as const };
const fields = [
  { field: 'ownId', column: 0 },
  { field: 'name', column: 1 },
];

/** Renders the mapping; `mapped` counts how often it is saved, `state` writes the state of the import. */
function show() {
  const mapped = vi.fn(() => ({ data: { mapListingImport: stored } }));
  const request = { query: MapListingImportDocument, variables: { id: stored.id, fields } };
  const client = new ApolloClient({ cache: createCache(), link: new MockLink([{ request, result: mapped }]) });
  const state = (now: string) => {
    const data = { listingImport: { ...stored, state: now } } as unknown as ListingImportQuery;
    client.writeQuery({ query: ListingImportDocument, data });
  };
  state('mapping');
  render(
    <ApolloProvider client={client}>
      <ImportMapping current={exampleImport} reload={() => undefined} />
    </ApolloProvider>,
  );
  return { mapped, state };
}
const addZip = () => fireEvent.change(screen.getByLabelText(/^Zip file/), { target: { files: [zip] } });
const start = () => screen.getByRole('button', { name: 'Import 39 drafts' });

test.each([
  ['checks the file again', 'mapping', 1],
  ['leaves an import alone that was started elsewhere', 'done', 0],
])('imports nothing while images are added, then %s', async (_name, now, times) => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const { mapped, state } = show();
  addZip();
  for (const count of [1, 2]) {
    await waitFor(() => expect(answers).toHaveLength(count));
    expect(start()).toHaveProperty('disabled', true);
    screen.getByText('You can import once the images are added.');
    if (count === 2) state(now);
    answers[count - 1]?.(Response.json({ data: { name: 'b12' } }));
  }
  await waitFor(() => expect(start()).toHaveProperty('disabled', false));
  await waitFor(() => expect(mapped).toHaveBeenCalledTimes(times));
});

test('waits for the limit of a minute, then sends the same image again, and stops at the daily limit', async () => {
  const tooMany = (seconds: number) => new Response(null, { status: 429, headers: { 'retry-after': String(seconds) } });
  const sent: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const answers = [tooMany(20), Response.json({ data: { name: 'b12-front.jpg' } }), tooMany(40_000)];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (body instanceof FormData && body.get('file') instanceof File) sent.push((body.get('file') as File).name);
    begun.resolve();
    return answers[sent.length - 1];
  });
  show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  addZip();
  await act(() => begun.promise);
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  screen.getByText('0 of 2 images added. Waiting up to a minute before adding more.');
  expect(sent).toEqual(['b12-front.jpg']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await screen.findByText(/^You've reached the daily limit for images/);
  expect(sent).toEqual(['b12-front.jpg', 'b12-front.jpg', 'b12-kitchen.jpg']);
});
