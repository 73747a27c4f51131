import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAILED_BLINK_MS, FileDropZone, type UploadingFile } from './file-drop-zone.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const passes = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

/** Renders a zone whose upload the test can fail; the received calls are shown as text. */
function Upload({ failing }: { failing: 'quiet' | 'blink' }) {
  const [sending, setSending] = useState<UploadingFile | undefined>({
    file: picture('a.jpg'),
    progress: 0.4,
    failed: false,
  });
  const [tries, setTries] = useState(1);
  return (
    <>
      <FileDropZone
        label="Add image 1"
        inputLabel="Image 1"
        accept={{ 'image/jpeg': ['.jpg'] }}
        failing={failing}
        failedLabel="The image failed to upload."
        sending={sending}
        add={([file]) => file && setSending({ file, progress: 0, failed: false })}
        retry={() => {
          setTries(tries + 1);
          setSending((now) => now && { ...now, failed: false });
        }}
        drop={() => setSending(undefined)}
      />
      <button onClick={() => setSending((now) => now && { ...now, failed: true })}>Fail</button>
      <p data-held>
        {tries} tried, {sending ? sending.file.name : 'nothing'} held
      </p>
    </>
  );
}

const alert = () => screen.queryByText('The image failed to upload.');
const held = () => document.querySelector('[data-held]')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('resets to the empty label in blink mode and shows the failure for 900 ms', () => {
  render(<Upload failing="blink" />);
  expect(screen.getByRole('progressbar', { name: 'Uploading a.jpg' })).toBeTruthy();
  press('Fail');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add image 1' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('The image failed to upload.');
  passes(899);
  expect(alert()).not.toBeNull();
  passes(1);
  expect(alert()).toBeNull();
  expect(held()).toBe('1 tried, nothing held');
  expect(FAILED_BLINK_MS).toBe(900);
});

test('accepts another file while blinking, and the old failure does not affect it', async () => {
  render(<Upload failing="blink" />);
  press('Fail');
  passes(400);
  // the library reads dropped files asynchronously
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Image 1'), { target: { files: [picture('b.jpg')] } });
    await vi.advanceTimersByTimeAsync(100);
  });
  passes(2000);
  expect(alert()).toBeNull();
  expect(held()).toBe('1 tried, b.jpg held');
  press('Fail');
  expect(alert()).not.toBeNull();
});

test('stops loading without a message in quiet mode and can be retried or removed', () => {
  render(<Upload failing="quiet" />);
  press('Fail');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(alert()).toBeNull();
  passes(5000);
  press('Try again');
  expect(screen.getByRole('progressbar')).toBeTruthy();
  press('Fail');
  press('Remove');
  expect(held()).toBe('2 tried, nothing held');
  expect(screen.getByRole('button', { name: 'Add image 1' })).toBeTruthy();
});
