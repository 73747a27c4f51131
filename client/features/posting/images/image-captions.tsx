import { Stack } from '../../../components/layout/layout.tsx';
import { MAX_CAPTION } from '../../../../domain/limits.ts';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import { LabeledInput } from '../../../forms/fields/field.tsx';
import { useFormValue } from '../../../forms/fields/form-field.tsx';
import css from './images.module.css';

/** Renders an optional caption for each image; renters see it in the image viewer, and screen readers read it. */
export function ImageCaptions() {
  const { value: images, change, focus } = useFormValue<ImagePair[]>('images');
  if (images.length === 0) return null;
  return (
    <Stack as="ol" gap={3} role="list" aria-label="Captions" className={css.captions}>
      {images.map((pair, index) => (
        <li key={pair.large}>
          <img src={pair.small} alt="" />
          <LabeledInput
            label={`Caption of image ${index + 1}`}
            optional
            {...focus}
            maxLength={MAX_CAPTION}
            autoComplete="off"
            value={pair.caption ?? ''}
            onChange={({ target }) => change(images.with(index, { ...pair, caption: target.value }))}
          />
        </li>
      ))}
    </Stack>
  );
}
