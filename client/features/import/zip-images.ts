import { MAX_IMAGE_BYTES } from '../../../domain/limits.ts';
import { unzipSync } from 'fflate';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { imageKey } from '../../../domain/posting/import/import-columns.ts';

/** Largest zip file that is opened, and the most entries that it may have. */
const MAX_ZIP_BYTES = 300_000_000;
export const MAX_ZIP_ENTRIES = 5000;

const TOO_LARGE = `Choose a zip of at most ${MAX_ZIP_BYTES / 1_000_000} MB, or add the images in parts.`;
const TOO_MANY = `A zip may have at most ${formatNumber(MAX_ZIP_ENTRIES)} files.`;

interface ZipImages {
  names: string[];
  /** Returns the bytes of one image; null for one that is damaged. */
  read(name: string): Uint8Array<ArrayBuffer> | null;
}

/** Opens a zip of which only wanted images are inflated, one at a time, so that a small zip of huge files fills no memory. */
export async function openZip(file: File, wanted: ReadonlySet<string>): Promise<ZipImages | { refused: string }> {
  if (file.size > MAX_ZIP_BYTES) return { refused: TOO_LARGE };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = new Map<string, string>();
  let entries = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries++;
        const key = imageKey(name);
        // Macs add a hidden companion to each file.
        const isHidden = name.startsWith('__MACOSX/') || key.startsWith('._');
        if (!isHidden && wanted.has(key) && originalSize <= MAX_IMAGE_BYTES) found.set(key, name);
        return false;
      },
    });
  } catch {
    return { refused: "This isn't a zip file that we can open." };
  }
  if (entries > MAX_ZIP_ENTRIES) return { refused: TOO_MANY };
  const read = (key: string) => {
    const entry = found.get(key);
    try {
      const inflated = unzipSync(bytes, {
        filter: ({ name, originalSize }) => name === entry && originalSize <= MAX_IMAGE_BYTES,
      });
      const image = inflated[entry ?? ''];
      return image ? new Uint8Array(image) : null;
    } catch {
      return null;
    }
  };
  return { names: [...found.keys()], read };
}
