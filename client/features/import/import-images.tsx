import { useId, useState } from 'react';
import { UPLOADABLE_IMAGES } from '../../../domain/images/image-upload.ts';
import { dailyLimits, SHARP_IMAGE_WIDTH } from '../../../domain/limits.ts';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import { formatCount } from '../../../domain/format/numbers.ts';
import { IMPORT_IMAGES_PATH } from '../../../domain/posting/import/import-columns.ts';
import { Card } from '../../components/card.tsx';
import { LabeledInput } from '../../forms/fields/field.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import type { AsyncAction } from '../../forms/use-async-action.ts';
import css from './import.module.css';
import { shrinkImage } from '../../shared/images/shrink-image.ts';
import { MINUTE_SECONDS, sendFile } from './send-file.ts';

const NAMED = 5;
const DAILY_LIMIT = "You've reached the daily limit for images. Choose the zip again tomorrow to add the rest.";

interface ImportImagesProps {
  wanted: readonly string[];
  action: AsyncAction;
  added: () => void;
}

/** Renders the choice of a zip file with the images that the rows name, and their upload one by one. */
export function ImportImages({ wanted, action, added }: ImportImagesProps) {
  const id = useId();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [waits, setWaits] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Sends an image; over the limit of a minute, again after it. */
  const send = async (image: Blob, name: string): ReturnType<typeof sendFile> => {
    const sent = await sendFile(IMPORT_IMAGES_PATH, image, name);
    const { waitSeconds = Infinity } = sent;
    if (waitSeconds > MINUTE_SECONDS) return sent;
    setWaits(true);
    await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
    setWaits(false);
    return send(image, name);
  };

  const add = (file: File) =>
    action.run(async () => {
      setProblems([]);
      const { openZip } = await loadChunk(() => import('./zip-images.ts'));
      const zip = await openZip(file, new Set(wanted));
      if ('refused' in zip) return setProblems([zip.refused]);
      if (zip.names.length === 0) return setProblems(['This zip has none of the images that your file names.']);
      const refused: string[] = [];
      try {
        // One after another: an interrupted upload goes on with the images that are missing.
        for (const [done, name] of zip.names.entries()) {
          setProgress({ done, of: zip.names.length });
          const image = zip.read(name);
          const { problem, waitSeconds } = image
            ? await send(await shrinkImage(new Blob([image])), name)
            : { problem: "This file can't be opened." };
          if (waitSeconds !== undefined) {
            refused.push(DAILY_LIMIT);
            break;
          }
          if (problem !== undefined) refused.push(`${name}: ${problem}`);
        }
      } finally {
        setProgress(undefined);
        setProblems(refused);
        added();
      }
    });

  const more = wanted.length - NAMED;
  return (
    <Card as="section" className={css.part} aria-labelledby={id}>
      <h2 id={id}>Add the images</h2>
      <p>
        Your file names {formatCount(wanted.length, 'image')} that {wanted.length === 1 ? 'is' : 'are'} not here yet:{' '}
        {wanted.slice(0, NAMED).join(', ')}
        {more > 0 && ` and ${more} more`}. You can also add images to each draft later.
      </p>
      <LabeledInput
        label="Zip file with the images"
        hint={`${UPLOADABLE_IMAGES} each, best at least ${SHARP_IMAGE_WIDTH} pixels wide; at most ${dailyLimits.uploads} images a day.`}
        error={problems[0]}
        announced
        type="file"
        accept=".zip,application/zip"
        disabled={action.busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void add(file);
          target.value = '';
        }}
      />
      {problems.length > 1 && (
        <ul className={css.problem}>
          {problems.slice(1).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {progress && (
        <p role="status">
          {progress.done} of {formatCount(progress.of, 'image')} added
          {waits && '. Waiting up to a minute before adding more.'}
        </p>
      )}
      <RequestFailed action={action} />
    </Card>
  );
}
