import { useEffect, useEffectEvent, useState, type PropsWithChildren } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';
import { Stack } from '../../components/layout/layout.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from './file-drop-zone.module.css';

/** How long a blinking zone shows that an upload failed, in milliseconds [§9]. */
export const FAILED_BLINK_MS = 900;

export interface UploadingFile {
  file: File;
  /** From 0 to 1. */
  progress: number;
  failed: boolean;
  preview?: string | undefined;
}

interface FileDropZoneProps {
  label: string;
  /** The accessible name of the file input: "Picture 2". */
  inputLabel: string;
  accept: Accept;
  /** Accepts several files at once; the caller distributes the rest. */
  multiple?: boolean;
  sending?: UploadingFile | undefined;
  /** How a failed upload is shown (K57): `quiet` offers a retry; `blink` blinks `failedLabel`, then removes the file. */
  failing: 'quiet' | 'blink';
  failedLabel?: string;
  className?: string | undefined;
  /** Receives all dropped or chosen files, invalid ones included. */
  add: (files: readonly File[]) => void;
  retry?: () => void;
  drop?: () => void;
}

/** Renders a place for one file: drop or choose it, then its progress, and the actions after a failed upload. */
export function FileDropZone({ failedLabel, ...props }: FileDropZoneProps) {
  const { sending, failing } = props;
  const blinking = failing === 'blink' && sending?.failed === true;
  const failed = useTemporarily(blinking ? sending.file : undefined, props.drop);
  if (sending && !blinking) return <UploadingZone {...props} sending={sending} />;
  return (
    <EmptyZone {...props}>
      {failed && (
        <span role="alert" className={css.blink}>
          {failedLabel}
        </span>
      )}
    </EmptyZone>
  );
}

/** Returns true from when a file is set until its display time has passed; then calls `over`. */
function useTemporarily(file: File | undefined, over?: () => void): boolean {
  const [expired, setExpired] = useState<File>();
  const end = useEffectEvent(() => over?.());
  useEffect(() => {
    if (!file) return;
    const timer = setTimeout(() => {
      setExpired(file);
      end();
    }, FAILED_BLINK_MS);
    return () => clearTimeout(timer);
  }, [file]);
  return file !== undefined && file !== expired;
}

function EmptyZone(props: PropsWithChildren<FileDropZoneProps>) {
  const { label, inputLabel, accept, multiple = false, add, className, children } = props;
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

function UploadingZone({ sending, retry, drop, className }: FileDropZoneProps & { sending: UploadingFile }) {
  const { file, progress, failed, preview } = sending;
  return (
    <div className={classNames(css.zone, className)}>
      {preview && <img src={preview} alt="" className={css.preview} />}
      <Stack gap={1} className={css.sending}>
        <span className={css.file}>{file.name}</span>
        {failed ? (
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        ) : (
          <progress max={1} value={progress} aria-label={`Uploading ${file.name}`} />
        )}
      </Stack>
      <button type="button" className={css.letGo} onClick={drop}>
        <Icon name="cross" size={18} />
        <VisuallyHidden>{failed ? 'Remove' : 'Cancel'}</VisuallyHidden>
      </button>
    </div>
  );
}
