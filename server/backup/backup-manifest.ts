import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { EnvError } from '../env.ts';

/** The name of the file that makes a folder a complete backup: it is written last. */
const MANIFEST = 'backup.json';
/** The folder of a backup with one compressed COPY file per table. */
export const TABLES_FOLDER = 'tables';
/** The folder of a backup with the images of `IMAGE_STORE=disk`. */
export const IMAGES_FOLDER = 'images';
/** The list of a backup's images: a line `sha256 path` for each. */
export const IMAGE_LIST = 'images.txt';
/** The local processor's state in a backup. */
export const PROCESSOR_FILE = 'stripe.sqlite';

const checksum = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(1),
  id: z.uuid(),
  /** When the snapshot of the database was taken. */
  takenAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The names of the migrations that the database had, in order. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they must be loaded. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: checksum })),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  images: z.object({ count: z.number(), sha256: checksum }),
  /** The checksum of the local processor's state; null when the backup has none. */
  processor: checksum.nullable(),
});

/** Tells the operator of the progress. */
export type Say = (line: string) => void;
/** The number of images after which progress is told. */
export const IMAGES_PER_LINE = 1000;

export type BackupManifest = z.infer<typeof manifestSchema>;

/** An unusable backup folder or target; its message is one line for the operator. */
export class BackupError extends EnvError {}

/** Returns the SHA-256 of a file, in hex. */
export async function fileChecksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns a backup's manifest; null when the folder has none. @throws BackupError for one that cannot be read. */
export async function readManifest(folder: string): Promise<BackupManifest | null> {
  const path = join(folder, MANIFEST);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new BackupError(`${path} cannot be read: ${error.message}.`);
  });
  if (text === null) return null;
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${path} is not the manifest of a backup that this version can read.`);
  }
}

/** Writes a backup's manifest at once: a folder has the whole file or none. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const unfinished = join(folder, `${MANIFEST}.unfinished`);
  await writeFile(unfinished, `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
  await rename(unfinished, join(folder, MANIFEST));
}
