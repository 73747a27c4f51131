import { useDropzone } from 'react-dropzone';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './images.module.css';

interface EmptyTileProps {
  number: number;
  add: (file: File) => void;
}

/** A place for one picture: drop it, or choose it [§5]. */
export function EmptyTile({ number, add }: EmptyTileProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // the button inside does these: a control in a control is read badly
    noClick: true,
    noKeyboard: true,
    accept: { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] },
    multiple: false,
    onDropAccepted: ([file]) => file && add(file),
    // what the zone would turn away is explained by the same words as what the server turns away
    onDropRejected: ([rejection]) => rejection && add(rejection.file),
  });
  return (
    <div {...getRootProps({ className: classes(css.tile, css.empty, isDragActive && css.over) })}>
      <input {...getInputProps({ 'aria-label': `Picture ${number}` })} />
      <button type="button" onClick={open}>
        <Icon name="photo" size={26} />
        <span>Add picture {number}</span>
      </button>
    </div>
  );
}
