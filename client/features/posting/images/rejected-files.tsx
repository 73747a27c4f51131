import { iconButtonClass } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout/layout.tsx';
import { useRefocus } from '../../../components/hooks/use-refocus.ts';
import { Icon } from '../../../components/icon.tsx';
import css from './images.module.css';
import type { RejectedFile } from './upload-queue.ts';

interface RejectedFilesProps {
  files: readonly RejectedFile[];
  dismiss: (id: number) => void;
}

/** Announces the rejected files with a fix for each, and shows them until they are dismissed. */
export function RejectedFiles({ files, dismiss }: RejectedFilesProps) {
  const focus = useRefocus<HTMLDivElement>();
  return (
    <div role="status" {...focus}>
      {files.length > 0 && (
        <Stack as="ul" gap={2} role="list" aria-label="Not added" className={css.rejectedFiles}>
          {files.map(({ id, name, reason }) => (
            <li key={id}>
              <p>
                <b>{name}</b> wasn't added. {reason}
              </p>
              <button
                type="button"
                className={iconButtonClass}
                aria-label={`Dismiss ${name}`}
                onClick={() => dismiss(id)}
              >
                <Icon name="cross" size={18} />
              </button>
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}
