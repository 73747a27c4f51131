import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from './file-drop-zone.module.css';

/** How long a zone that blinks says that an upload failed, in milliseconds [§9]. */
export const FAILED_BLINK_MS = 900;

/** A file on its way, or one that did not arrive. */
export interface UploadingFile {
  file: File;
  /** From 0 to 1. */
  progress: number;
  failed: boolean;
  /** The address of what is in it, to show meanwhile. */
  preview?: string | undefined;
}

interface FileDropZoneProps {
  /** What an empty zone offers: "Add picture 2". */
  label: string;
  /** What the file input is called: "Picture 2". */
  inputLabel: string;
  accept: Accept;
  /** Takes several at a time; the others go elsewhere. */
  multiple?: boolean;
  /** Absent while the zone is empty. */
  sending?: UploadingFile | undefined;
  /**
   * What a failed upload looks like (K57): `quiet` stops the loading and offers another try; `blink` resets to the empty
   * label and blinks `failedLabel`, then lets the file go.
   */
  failing: 'quiet' | 'blink';
  failedLabel?: string;
  className?: string | undefined;
  /** What was dropped or chosen, the unsuitable too: what the zone turns away is explained by the same words as what the server does. */
  add: (files: readonly File[]) => void;
  retry: () => void;
  /** The file is no longer wanted. */
  drop: () => void;
}

/** A place for one file: drop it, or choose it; then how far it is, and what can be done when it did not arrive. */
export function FileDropZone({ failedLabel = 'That did not work. Try again.', ...props }: FileDropZoneProps) {
  const { sending, failing, className } = props;
  const blinking = failing === 'blink' && sending?.failed === true;
  const said = useTemporarily(blinking ? sending.file : undefined, props.drop);
  if (sending && !blinking) return <UploadingZone {...props} sending={sending} />;
  return (
    <EmptyZone {...props} className={className}>
      {said && (
        <span role="alert" className={css.blink}>
          {failedLabel}
        </span>
      )}
    </EmptyZone>
  );
}

/** True from the moment a file is given until it has been said for as long as it should; then `over` is told. */
function useTemporarily(file: File | undefined, over: () => void): boolean {
  const [said, setSaid] = useState<File>();
  const latest = useRef(over);
  useEffect(() => {
    latest.current = over;
  });
  useEffect(() => {
    if (!file) return undefined;
    const timer = setTimeout(() => {
      setSaid(file);
      latest.current();
    }, FAILED_BLINK_MS);
    return () => clearTimeout(timer);
  }, [file]);
  return file !== undefined && file !== said;
}

function EmptyZone({
  label,
  inputLabel,
  accept,
  multiple = false,
  add,
  className,
  children,
}: Pick<FileDropZoneProps, 'label' | 'inputLabel' | 'accept' | 'multiple' | 'add' | 'className'> & {
  children: ReactNode;
}) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // the button inside does these: a control in a control is read badly
    noClick: true,
    noKeyboard: true,
    accept,
    multiple,
    onDrop: (accepted, rejections) => {
      const files = [...accepted, ...rejections.map(({ file }) => file)];
      if (files.length > 0) add(multiple ? files : files.slice(0, 1));
    },
  });
  return (
    <div {...getRootProps({ className: classNames(css.zone, css.empty, isDragActive && css.over, className) })}>
      {/* the button opens it: read aloud, the two would be one thing twice */}
      <input {...getInputProps({ 'aria-label': inputLabel, 'aria-hidden': true })} />
      <button type="button" onClick={open}>
        <Icon name="photo" size={26} />
        <span>{label}</span>
      </button>
      {children}
    </div>
  );
}

function UploadingZone({
  sending: { file, progress, failed, preview },
  retry,
  drop,
  className,
}: Pick<FileDropZoneProps, 'retry' | 'drop' | 'className'> & { sending: UploadingFile }) {
  return (
    <div className={classNames(css.zone, className)}>
      {preview && <img src={preview} alt="" className={css.preview} />}
      <div className={css.sending}>
        <span className={css.file}>{file.name}</span>
        {failed ? (
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        ) : (
          <progress max={1} value={progress} aria-label={`Sending ${file.name}`} />
        )}
      </div>
      <button type="button" className={css.letGo} onClick={drop}>
        <Icon name="cross" size={18} />
        <VisuallyHidden>{failed ? 'Remove' : 'Cancel'}</VisuallyHidden>
      </button>
    </div>
  );
}
