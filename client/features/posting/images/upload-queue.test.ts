import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import { imageErrors } from '../../../../domain/images/image-upload.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import type { UploadResult } from './upload-image.ts';
import { UploadQueue } from './upload-queue.ts';

vi.mock('../../../components/notices/notice-store.ts', () => ({ notify: vi.fn(), dismiss: vi.fn() }));

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = (name: string) => new File([JPEG], name, { type: 'image/jpeg' });
const pair = (name: string): ImagePair => ({ large: `/${name}-large`, small: `/${name}-small` });

interface Sent {
  name: string;
  progress: (share: number) => void;
  answer: (came: UploadResult) => void;
  aborted: boolean;
}
let sent: Sent[];
let images: ImagePair[] | undefined;
let queue: UploadQueue;

beforeEach(() => {
  vi.mocked(notify).mockClear();
  sent = [];
  images = [];
  const album = { read: () => images, write: (next: ImagePair[]) => void (images = next) };
  queue = new UploadQueue(album, (file, progress) => {
    let answer: (came: UploadResult) => void = () => {};
    const one: Sent = {
      name: file.name,
      progress,
      answer: (came) => answer(came),
      aborted: false,
    };
    sent.push(one);
    const promise = new Promise<UploadResult>((resolve) => (answer = resolve));
    return {
      answer: promise,
      abort: () => {
        one.aborted = true;
        answer({ failed: true });
      },
    };
  });
});
afterEach(() => queue.stop());

const started = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
const arrives = (name: string) => sent.find((one) => one.name === name)?.answer({ pair: pair(name) });
const large = () => images?.map((one) => one.large);
const states = () => queue.now().inProgress.map(({ file, progress, failed }) => [file.name, progress, failed]);

test('fills several tiles at once and uploads two at a time, each with its progress', async () => {
  queue.add(['a', 'b', 'c'].map(photo));
  await started(2);
  sent[0]?.progress(0.25);
  sent[1]?.progress(0.5);
  expect(states()).toEqual([
    ['a', 0.25, false],
    ['b', 0.5, false],
    ['c', 0, false],
  ]);
  arrives('b');
  await started(3);
  expect(large()).toEqual(['/b-large']);
});

test('keeps images in the order in which they were chosen, whichever arrives first', async () => {
  queue.add(['a', 'b'].map(photo));
  await started(2);
  arrives('b');
  await vi.waitFor(() => expect(large()).toEqual(['/b-large']));
  arrives('a');
  expect(await queue.settled()).toBe(true);
  expect(large()).toEqual(['/a-large', '/b-large']);
});

test('accepts at most six, rejects the rest by name and uploads none of them', async () => {
  images = ['1', '2', '3', '4'].map(pair);
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await started(2);
  expect(queue.now().rejected).toMatchObject([
    { name: 'c', reason: imageErrors.noRoom },
    { name: 'd', reason: imageErrors.noRoom },
  ]);
  arrives('a');
  arrives('b');
  await queue.settled();
  expect(images).toHaveLength(6);
  expect(sent).toHaveLength(2);
});

test('lets a failed upload be retried and another one be canceled', async () => {
  queue.add(['a', 'b'].map(photo));
  await started(2);
  sent[0]?.answer({ failed: true });
  sent[1]?.answer({ failed: true });
  expect(await queue.settled()).toBe(false);
  expect(states()).toEqual([
    ['a', 0, true],
    ['b', 0, true],
  ]);
  expect(notify).not.toHaveBeenCalled();
  const [a, b] = queue.now().inProgress;
  queue.retry(a?.id ?? 0);
  await started(3);
  queue.drop(b?.id ?? 0);
  sent[2]?.answer({ pair: pair('a') });
  expect(await queue.settled()).toBe(true);
  expect(large()).toEqual(['/a-large']);
});

test("shows the server's rejection message and frees the tile", async () => {
  queue.add([photo('torn.jpg')]);
  await started(1);
  sent[0]?.answer({ refused: imageErrors.damaged });
  expect(await queue.settled()).toBe(true);
  expect(notify).toHaveBeenCalledWith(imageErrors.damaged, { tone: 'bad' });
  expect(queue.now()).toMatchObject({
    inProgress: [],
    rejected: [{ name: 'torn.jpg', reason: imageErrors.damaged }],
  });
});

test('keeps the warning of a narrow image at its place', async () => {
  queue.add([photo('tiny.jpg'), photo('wide.jpg')]);
  await started(2);
  sent[0]?.answer({ pair: pair('tiny'), warning: 'Blurred.' });
  sent[1]?.answer({ pair: pair('wide') });
  expect(await queue.settled()).toBe(true);
  expect([pair('tiny'), pair('wide')].map(queue.warningOf)).toEqual(['Blurred.', undefined]);
});

test('explains a HEIC file named as a JPEG and does not upload it', async () => {
  const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'IMG_1.jpg', { type: 'image/jpeg' });
  queue.add([heic]);
  expect(await queue.settled()).toBe(true);
  expect(sent).toHaveLength(0);
  expect(queue.now().rejected).toMatchObject([{ name: 'IMG_1.jpg', reason: imageErrors.fromPhone }]);
});

test('adds the image to the draft after navigation, and adds none to a deleted draft', async () => {
  queue.add([photo('a'), photo('b')]);
  await started(2);
  const draft: ImagePair[] = [];
  queue.images = { read: () => draft, write: (next) => void draft.splice(0, draft.length, ...next) };
  arrives('a');
  await vi.waitFor(() => expect(draft).toEqual([pair('a')]));
  const written = vi.fn();
  queue.images = { read: () => undefined, write: written };
  arrives('b');
  await queue.settled();
  expect(written).not.toHaveBeenCalled();
});

test('aborts a canceled upload and ignores its late response', async () => {
  queue.add([photo('a')]);
  await started(1);
  queue.drop(queue.now().inProgress[0]?.id ?? 0);
  expect(sent[0]?.aborted).toBe(true);
  arrives('a');
  expect(await queue.settled()).toBe(true);
  expect(images).toEqual([]);
});

test('warns before leaving the page only while an image is uploading', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  queue.add([photo('a')]);
  expect(asks()).toBe(true);
  await started(1);
  arrives('a');
  await queue.settled();
  expect(asks()).toBe(false);
});

test('restores a removed image to its position as long as there is room', () => {
  images = ['1', '3'].map(pair);
  expect(queue.restoreImage(pair('2'), 1)).toBe(true);
  expect(large()).toEqual(['/1-large', '/2-large', '/3-large']);
  images = ['1', '2', '3', '4', '5', '6'].map(pair);
  expect(queue.restoreImage(pair('7'), 0)).toBe(false);
  expect(images).toHaveLength(6);
});
