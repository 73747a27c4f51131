import { Stack } from '../../../components/layout/layout.tsx';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import css from './images.module.css';
import { UploadTile } from './upload-tile.tsx';

const nothing = () => undefined;
const file = new File([''], 'IMG_20260912_the_whole_front_of_the_house.jpg', { type: 'image/jpeg' });
const preview = exampleDraft.images[0]?.small;

export const examples: Examples = {
  'Empty, uploading, failed': () => (
    <Stack as="ul" gap={3} role="list" aria-label="Images" className={css.tiles}>
      <li>
        <UploadTile number={1} add={nothing} />
      </li>
      <li>
        <UploadTile number={2} add={nothing} />
      </li>
      <li>
        <UploadTile number={3} add={nothing} sending={{ file, progress: 0.4, failed: false }} />
      </li>
      <li>
        <UploadTile number={4} add={nothing} sending={{ file, progress: 0.4, failed: false, preview }} />
      </li>
      <li>
        <UploadTile number={5} add={nothing} sending={{ file, progress: 1, failed: true }} />
      </li>
      <li>
        <UploadTile number={6} add={nothing} sending={{ file, progress: 1, failed: true, preview }} />
      </li>
    </Stack>
  ),
};
