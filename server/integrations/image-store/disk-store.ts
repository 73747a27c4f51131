import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StorageFull, type ImageStore } from './image-store.ts';

/** Images in a local folder, in subfolders by the first two letters of their names. */
export class DiskStore implements ImageStore {
  readonly isAnswering = true;

  /** @param minFreeBytes the free disk space to keep for the database and the logs. */
  constructor(
    private readonly folder: string,
    private readonly minFreeBytes = 0,
  ) {}

  /** Writes a temporary file and renames it: readers find the whole file or none, even if the process is killed. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const path = this.#path(name);
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      const { bavail, bsize } = await statfs(dirname(path));
      if (bavail * bsize - bytes.length < this.minFreeBytes) throw new StorageFull();
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      const { code } = error as NodeJS.ErrnoException;
      throw code === 'ENOSPC' || code === 'EDQUOT' ? new StorageFull() : error;
    }
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
    return join(this.folder, name.slice(0, 2), name);
  }
}
