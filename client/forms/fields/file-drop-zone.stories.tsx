import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { Button } from '../../components/button.tsx';
import { FileDropZone, type UploadingFile } from './file-drop-zone.tsx';

export default { component: FileDropZone } satisfies Meta<typeof FileDropZone>;

interface ZoneProps {
  failing: 'quiet' | 'blink';
  /** The initial upload. */
  begin?: Pick<UploadingFile, 'progress' | 'failed'>;
  name?: string;
}
/** Renders a zone whose uploads stay in progress until a button fails them. */
function Zone({ failing, begin, name = 'front.jpg' }: ZoneProps) {
  const file = () => new File(['picture'], name, { type: 'image/jpeg' });
  const [sending, setSending] = useState<UploadingFile | undefined>(() => begin && { file: file(), ...begin });
  return (
    <div style={{ display: 'grid', gap: 'var(--space-2)', maxWidth: '14rem' }}>
      <FileDropZone
        label="Add an image"
        inputLabel="Image"
        accept={{ 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
        failing={failing}
        failedLabel="The image failed to upload."
        sending={sending}
        add={([added]) => added && setSending({ file: added, progress: 0.6, failed: false })}
        retry={() => setSending((now) => now && { ...now, failed: false })}
        drop={() => setSending(undefined)}
      />
      <Button
        look="quiet"
        disabled={sending?.failed ?? false}
        onClick={() => setSending((now) => ({ progress: 0.6, file: file(), ...now, failed: true }))}
      >
        Let it fail
      </Button>
    </div>
  );
}

export const ShakesOnFailure = { render: () => <Zone failing="blink" /> };
export const Uploading = { render: () => <Zone failing="blink" begin={{ progress: 0.6, failed: false }} /> };
export const FailedReducedMotion = {
  name: 'Failed, reduced motion',
  render: () => <Zone failing="quiet" begin={{ progress: 0.6, failed: true }} />,
};
export const ALongName = {
  render: () => (
    <Zone
      failing="quiet"
      begin={{ progress: 0.2, failed: false }}
      name="IMG_20260912_the_whole_front_of_the_house.jpg"
    />
  ),
};
