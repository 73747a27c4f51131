import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageErrors } from '../../../../domain/images/image-upload.ts';
import { Stack } from '../../../components/layout/layout.tsx';
import { FormExample, withForm } from '../../../forms/form-example.fixture.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { ImageBoard, ImageCaptions, RejectedFiles, UploadTile } from './image-board.tsx';
import css from './images.module.css';

export default { component: ImageBoard } satisfies Meta<typeof ImageBoard>;
type Story = StoryObj<typeof ImageBoard>;

const nothing = () => undefined;
const file = new File([''], 'IMG_20260912_the_whole_front_of_the_house.jpg', { type: 'image/jpeg' });
const [cover, ...others] = exampleDraft.images;
const preview = cover?.small;
const captioned = cover ? [{ ...cover, caption: 'The kitchen, renovated in 2024' }, ...others] : [];
const rejected = [
  { id: 1, name: 'IMG_4711.HEIC', reason: imageErrors.fromPhone },
  { id: 2, name: 'IMG_20260912_the_whole_front_of_the_house.png', reason: imageErrors.tooLargePng },
];

export const ThreeOfSixImages: Story = { decorators: withForm(exampleDraft) };
export const EmptyUploadingFailed: Story = {
  render: () => (
    <Stack as="ul" gap={3} role="list" aria-label="Images" className={css.tiles}>
      {[
        undefined,
        { file, progress: 0.4, failed: false },
        { file, progress: 0.4, failed: false, preview },
        { file, progress: 1, failed: true },
        { file, progress: 1, failed: true, preview },
      ].map((sending, index) => (
        <li key={index}>
          <UploadTile number={index + 1} add={nothing} sending={sending} />
        </li>
      ))}
    </Stack>
  ),
};
export const TwoRejectedFiles: Story = { render: () => <RejectedFiles files={rejected} dismiss={nothing} /> };
export const WithACaption: Story = {
  render: () => (
    <FormExample values={{ ...exampleDraft, images: captioned }}>
      <ImageCaptions />
    </FormExample>
  ),
};
