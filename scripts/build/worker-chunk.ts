import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../server/workers');

/**
 * Builds the worker's entry as a chunk, apart from the server's, and puts its file name where the server reads it. The
 * name has a hash: a running process never starts the worker of a later build.
 */
export const workerChunk: Plugin = {
  name: 'worker-chunk',
  apply: 'build',
  transform(_code, id) {
    if (id !== resolve(FOLDER, 'worker-file.ts')) return undefined;
    const chunk = this.emitFile({ type: 'chunk', id: resolve(FOLDER, 'worker.ts'), name: 'worker' });
    // Vite resolves it to a path below the build's folder; the module that reads it is there or in chunks/.
    const path = `import.meta.ROLLUP_FILE_URL_${chunk}`;
    const code = `export const workerFile = import.meta.url.replace(/(\\/chunks)?\\/[^/]*$/, ${path});`;
    return { code, map: null };
  },
};
