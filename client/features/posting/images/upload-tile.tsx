import type { ComponentProps } from 'react';
import { FileDropZone } from '../../../forms/fields/file-drop-zone.tsx';
import css from './images.module.css';

const ACCEPTED_IMAGES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

type UploadTileProps = Pick<ComponentProps<typeof FileDropZone>, 'sending' | 'add' | 'retry' | 'drop'> & {
  number: number;
};

/** Renders the tile of one image [§5]. A failed upload shows no message and can be retried (K53, K57). */
export function UploadTile({ number, ...upload }: UploadTileProps) {
  return (
    <FileDropZone
      className={css.place}
      label={number === 1 ? 'Add the cover' : `Add image ${number}`}
      inputLabel={`Image ${number}`}
      accept={ACCEPTED_IMAGES}
      multiple
      failing="quiet"
      {...upload}
    />
  );
}
