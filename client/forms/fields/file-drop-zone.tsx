import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from './file-drop-zone.module.css';

/** How long a blinking zone shows that an upload failed, in milliseconds [§9]. */
export const FAILED_BLINK_MS = 900;

/** A file that is uploading or failed to upload. */
export interface UploadingFile {
  file: File;
  /** From 0 to 1. */
  progress: number;
  failed: boolean;
  /** The URL of a preview to show meanwhile. */
  preview?: string | undefined;
}

interface FileDropZoneProps {
  /** The label of an empty zone: "Add picture 2". */
  label: string;
  /** The accessible name of the file input: "Picture 2". */
  inputLabel: string;
  accept: Accept;
  /** Accepts several files at once; the caller distributes the rest. */
  multiple?: boolean;
  /** Absent while the zone is empty. */
  sending?: UploadingFile | undefined;
  /**
   * How a failed upload is shown (K57): `quiet` stops the loading indicator and offers a retry; `blink` resets to the
   * empty label, blinks `failedLabel`, then removes the file.
   */
  failing: 'quiet' | 'blink';
  failedLabel?: string;
  className?: string | undefined;
  /** Receives all dropped or chosen files, invalid ones included, so that client and server rejections share one message. */
  add: (files: readonly File[]) => void;
  retry: () => void;
  /** Removes the file. */
  drop: () => void;
}

/** Renders a place for one file: drop or choose it, then its progress, and the actions after a failed upload. */
export function FileDropZone({ failedLabel = "That didn't work. Try again.", ...props }: FileDropZoneProps) {
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

/** Returns true from when a file is set until its display time has passed; then calls `over`. */
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
    // the inner button handles these: nested interactive controls are not accessible
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
      {/* the button opens it; otherwise screen readers would announce two controls for one action */}
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
          <progress max={1} value={progress} aria-label={`Uploading ${file.name}`} />
        )}
      </div>
      <button type="button" className={css.letGo} onClick={drop}>
        <Icon name="cross" size={18} />
        <VisuallyHidden>{failed ? 'Remove' : 'Cancel'}</VisuallyHidden>
      </button>
    </div>
  );
}
