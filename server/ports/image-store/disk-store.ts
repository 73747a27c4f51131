import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStore } from './image-store.ts';

/** Pictures in a folder of this machine, in subfolders by the first two letters of their names. */
export class DiskStore implements ImageStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Written beside and renamed: whoever reads finds the whole file or none, whenever the process is killed. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const path = this.#path(name);
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#path(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  #path(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }
}
