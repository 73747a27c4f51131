import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text; fonts and pictures are as small as they get. */
const TEXT = ['.js', '.css', '.svg'];

const ways = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A little smaller than with 0, whatever the file.
        [constants.BROTLI_PARAM_NPOSTFIX]: 1,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Lays beside every text file of a folder what the server sends of it: as small as it can be made, which would take too
 * long while a visitor waits. What does not get smaller is sent as it is.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => TEXT.includes(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      for (const [ending, compress] of Object.entries(ways)) {
        const small = await compress(bytes);
        if (small.length < bytes.length) await writeFile(`${path}.${ending}`, small);
      }
    }),
  );
}
