import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.ts';
import { UploadTile } from './upload-tile.tsx';

const nothing = () => undefined;
const file = new File([''], 'IMG_20260912_the_whole_front_of_the_house.jpg', { type: 'image/jpeg' });
const preview = exampleDraft.images[0]?.small;

export const examples: Examples = {
  'Empty, on its way, failed': () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 12rem))', gap: 'var(--space-3)' }}>
      <UploadTile number={1} add={nothing} />
      <UploadTile number={2} add={nothing} />
      <UploadTile number={3} add={nothing} sending={{ file, progress: 0.4, failed: false }} />
      <UploadTile number={4} add={nothing} sending={{ file, progress: 0.4, failed: false, preview }} />
      <UploadTile number={5} add={nothing} sending={{ file, progress: 1, failed: true }} />
      <UploadTile number={6} add={nothing} sending={{ file, progress: 1, failed: true, preview }} />
    </div>
  ),
};
