import { InMemoryCache, ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useFormState } from 'react-final-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { usePrefilledForm } from '../../../forms/use-prefilled-form.ts';
import { Notices } from '../../../components/notices/notices.tsx';
import { readDraft, writeDraft } from '../draft/draft-cache.ts';
import { SyncFormWithDraft } from '../draft/sync-form-with-draft.tsx';
import { emptyExampleDraft } from '../example-draft.fixture.ts';
import { storedValues, toFormValues, type PostingValues } from '../draft/form-values.ts';
import { noAccount } from '../draft/account-credentials.ts';
import { ImageBoard } from './image-board.tsx';
import type { UploadResult } from './upload-image.ts';
import { draftUploads } from './form-uploads.ts';

const answers: ((came: UploadResult) => void)[] = [];
vi.mock(import('./upload-image.ts'), async (original) => ({
  ...(await original()),
  uploadImage: () => ({ answer: new Promise<UploadResult>((resolve) => answers.push(resolve)), abort: () => {} }),
}));

const pair = (name: string) => ({ large: `/${name}-large`, small: `/${name}-small`, caption: null });
const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' });
const begin = (draftId: string) =>
  writeDraft(client.cache, { ...storedValues(emptyExampleDraft), draftId, restored: 0 });

let client: ApolloClient;
beforeEach(() => {
  answers.length = 0;
  client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  begin('one');
});
afterEach(cleanup);

function Pictures() {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  return <p data-testid="held">{values.images.map(({ large }) => large).join(' ')}</p>;
}

function Posting() {
  const form = usePrefilledForm<PostingValues>(() => {
    const draft = readDraft(client.cache);
    if (!draft) throw new Error('no draft');
    return toFormValues(draft, noAccount);
  });
  return (
    <RejectedFieldsProvider>
      <Form<PostingValues> form={form} onSubmit={() => undefined} subscription={{}}>
        {() => (
          <>
            <SyncFormWithDraft />
            <ImageBoard />
            <Pictures />
          </>
        )}
      </Form>
    </RejectedFieldsProvider>
  );
}

const show = (...names: string[]) => {
  const draft = readDraft(client.cache);
  if (draft) writeDraft(client.cache, { ...draft, images: names.map(pair) });
  return render(
    <ApolloProvider client={client}>
      <Posting />
      <Notices />
    </ApolloProvider>,
  );
};
const held = () => screen.getByTestId('held').textContent;
const tiles = () => within(screen.getByRole('list', { name: 'Images' })).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('always shows six tiles and labels the first image as the cover', () => {
  show('a', 'b');
  expect(tiles()).toHaveLength(6);
  expect(screen.getByRole('img', { name: 'Image 1, the cover' })).toBeTruthy();
  expect(within(tiles()[0] as HTMLElement).getByText('Cover')).toBeTruthy();
  expect(screen.getByText('2 of 6 images')).toBeTruthy();
  expect(held()).toBe('/a-large /b-large');
});

test('fills several tiles from several files and uploads all of them', async () => {
  show('a');
  fireEvent.change(screen.getByLabelText('Image 2'), { target: { files: [photo('b'), photo('c'), photo('d')] } });
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.getAllByRole('progressbar')).toHaveLength(3);
  expect(tiles()).toHaveLength(6);
  await act(async () => answers[0]?.({ pair: pair('b') }));
  await waitFor(() => expect(answers).toHaveLength(3));
  await act(async () => ['b', 'c', 'd'].forEach((name, index) => answers[index]?.({ pair: pair(name) })));
  await waitFor(() => expect(held()).toBe('/a-large /b-large /c-large /d-large'));
});

test('keeps the caption of an image when it is moved', async () => {
  show('a', 'b');
  fireEvent.change(screen.getByLabelText(/^Caption of image 2/), { target: { value: 'The porch' } });
  fireEvent.click(button('Move earlier: image 2'));
  expect(held()).toBe('/b-large /a-large');
  const captions = screen.getAllByLabelText<HTMLInputElement>(/^Caption of image/).map(({ value }) => value);
  expect(captions).toEqual(['The porch', '']);
});

test('accepts a file dropped between the tiles, and a drop elsewhere does not leave the page', async () => {
  show();
  const dataTransfer = { files: [photo('a')], items: [], types: ['Files'] };
  fireEvent.drop(screen.getByRole('list', { name: 'Images' }), { dataTransfer });
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Uploading a' })).toBeTruthy());
  const stray = new Event('drop', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(Object.assign(stray, { dataTransfer }));
  expect(stray.defaultPrevented).toBe(true);
});

test('moves an image with buttons, keeps the focus on it and announces its position', async () => {
  show('a', 'b', 'c');
  const user = userEvent.setup();
  await user.click(button('Move earlier: image 3'));
  expect(held()).toBe('/a-large /c-large /b-large');
  expect(screen.getByText(/It's now image 2 of 3/)).toBeTruthy();
  expect(focused()).toBe('Move earlier: image 2');
  await user.keyboard('{Enter}');
  expect(held()).toBe('/c-large /a-large /b-large');
  expect(screen.getByText(/It's now image 1 of 3, the cover/)).toBeTruthy();
  expect(tiles()[0]?.contains(document.activeElement)).toBe(true);
});

test('restores a removed image to its position and moves the focus to what is there now', async () => {
  show('a', 'b', 'c');
  const user = userEvent.setup();
  await user.click(button('Remove image 2'));
  expect(held()).toBe('/a-large /c-large');
  expect(tiles()[1]?.contains(document.activeElement)).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(held()).toBe('/a-large /b-large /c-large');
});

test('keeps the focus on a tile when the last image was removed', async () => {
  show('a');
  await userEvent.setup().click(button('Remove image 1'));
  expect(held()).toBe('');
  expect(focused()).toBe('Add the cover');
});

test('takes the focus from no other field when an upload ends', async () => {
  show('a');
  const dataTransfer = { files: [photo('b')], items: [], types: ['Files'] };
  fireEvent.drop(screen.getByRole('list', { name: 'Images' }), { dataTransfer });
  (await screen.findByRole('button', { name: /^Cancel/ })).focus();
  screen.getByLabelText(/^Caption of image 1/).focus();
  await act(async () => answers[0]?.({ pair: pair('b') }));
  await waitFor(() => expect(held()).toBe('/a-large /b-large'));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Caption of image 1/));
});

test('offers no move buttons for a single image', () => {
  show('a');
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('continues an upload while the section is hidden, adds the image to the draft and shows it on return', async () => {
  const { unmount } = show('a');
  fireEvent.change(screen.getByLabelText('Image 2'), { target: { files: [photo('b'), photo('c')] } });
  await waitFor(() => expect(answers).toHaveLength(2));
  unmount();
  answers[0]?.({ pair: pair('b') });
  await waitFor(() => expect(readDraft(client.cache)?.images).toEqual([pair('a'), pair('b')]));
  render(
    <ApolloProvider client={client}>
      <Posting />
    </ApolloProvider>,
  );
  expect(held()).toBe('/a-large /b-large');
  expect(screen.getByRole('progressbar', { name: 'Uploading c' })).toBeTruthy();
  await act(async () => answers[1]?.({ pair: pair('c') }));
  await waitFor(() => expect(held()).toBe('/a-large /b-large /c-large'));
  expect(readDraft(client.cache)?.images).toHaveLength(3);
});

test('stops the uploads of a deleted draft', async () => {
  show();
  fireEvent.change(screen.getByLabelText('Image 1'), { target: { files: [photo('a')] } });
  await waitFor(() => expect(answers).toHaveLength(1));
  cleanup();
  begin('two');
  answers[0]?.({ pair: pair('a') });
  await draftUploads(client.cache).settled();
  expect(readDraft(client.cache)?.images).toEqual([]);
});
