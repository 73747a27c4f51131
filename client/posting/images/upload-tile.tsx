import { DropZone, type Sending } from '../../form/drop-zone.tsx';
import css from './images.module.css';

const PICTURES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };
const nothing = () => undefined;

interface UploadTileProps {
  /** From 1. */
  number: number;
  /** Absent while the tile is empty. */
  sending?: Sending;
  /** Several fill several tiles. */
  add: (files: readonly File[]) => void;
  retry?: () => void;
  drop?: () => void;
}

/** A place for one picture [§5]. One that failed is quiet and can be tried again (K53, K57). */
export function UploadTile({ number, sending, add, retry = nothing, drop = nothing }: UploadTileProps) {
  return (
    <DropZone
      className={css.place}
      label={number === 1 ? 'Add the cover' : `Add picture ${number}`}
      inputLabel={`Picture ${number}`}
      accept={PICTURES}
      multiple
      failing="quiet"
      sending={sending}
      add={add}
      retry={retry}
      drop={drop}
    />
  );
}
