import { FileDropZone, type UploadingFile } from '../../../forms/fields/file-drop-zone.tsx';
import css from './images.module.css';

const ACCEPTED_IMAGES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };
const noError = () => undefined;

interface UploadTileProps {
  number: number;
  sending?: UploadingFile;
  add: (files: readonly File[]) => void;
  retry?: () => void;
  drop?: () => void;
}

/** Renders the tile of one image [§5]. A failed upload shows no message and can be retried (K53, K57). */
export function UploadTile({ number, sending, add, retry = noError, drop = noError }: UploadTileProps) {
  return (
    <FileDropZone
      className={css.place}
      label={number === 1 ? 'Add the cover' : `Add image ${number}`}
      inputLabel={`Image ${number}`}
      accept={ACCEPTED_IMAGES}
      multiple
      failing="quiet"
      sending={sending}
      add={add}
      retry={retry}
      drop={drop}
    />
  );
}
