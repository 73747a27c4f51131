import type { Env } from '../../env.ts';
import { type ImageStore, StorageFull, StorageUnavailable } from './image-store.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { Dependency, DependencyUnavailable } from '../../concurrency/dependency.ts';

/** Creates the store of IMAGE_STORE. @param onError receives the causes of failed calls. */
export const createImageStore = (
  { s3, imagesDir, minFreeBytes }: Pick<Env, 's3' | 'imagesDir' | 'minFreeBytes'>,
  onError?: (error: unknown) => void,
): ImageStore => (s3 ? new S3Store(s3, onError) : new DiskStore(imagesDir, minFreeBytes));

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

/** The longest time of a call with its one retry, milliseconds. */
const CALL_MS = 10_000;

/** Images in an S3-compatible bucket, under `pictures/`. The SDK is loaded on first use. */
export class S3Store implements ImageStore {
  readonly #bucket = new Dependency({ name: 'The image store' });
  #opened: Promise<S3Client> | undefined;

  /** @param onError receives the cause of each call that fails. */
  constructor(
    private readonly config: NonNullable<Env['s3']>,
    private readonly onError: (error: unknown) => void = () => {},
  ) {}

  get isAnswering(): boolean {
    return this.#bucket.isAnswering;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const ContentType = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    const put = new PutObjectCommand({ ...this.#place(name), Body: bytes, ContentType });
    await this.#call((client, limit) => client.send(put, limit));
  }

  async read(name: string): Promise<Buffer | null> {
    const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3');
    const get = new GetObjectCommand(this.#place(name));
    return this.#call(async (client, limit) => {
      try {
        const { Body } = await client.send(get, limit);
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const remove = new DeleteObjectCommand(this.#place(name));
    await this.#call((client, limit) => client.send(remove, limit));
  }

  /** @throws {StorageUnavailable} for whatever goes wrong: the visitor can only try again. */
  async #call<Result>(
    work: (client: S3Client, limit: { abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.#bucket.call(async () =>
        work(await this.#client(), { abortSignal: AbortSignal.timeout(CALL_MS) }),
      );
    } catch (error) {
      if (!(error instanceof DependencyUnavailable)) this.onError(error);
      throw new StorageUnavailable(error);
    }
  }

  #place(name: string) {
    return { Bucket: this.config.bucket, Key: `pictures/${name}` };
  }

  #client(): Promise<S3Client> {
    this.#opened ??= import('@aws-sdk/client-s3').then(({ S3Client }) => {
      const { endpoint, region, accessKeyId, secretAccessKey } = this.config;
      const own = endpoint === null ? {} : { endpoint, forcePathStyle: true };
      return new S3Client({ region, maxAttempts: 2, credentials: { accessKeyId, secretAccessKey }, ...own });
    });
    return this.#opened;
  }
}
