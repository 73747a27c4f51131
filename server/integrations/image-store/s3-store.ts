import type { S3Client } from '@aws-sdk/client-s3';
import { Dependency, DependencyUnavailable } from '../../concurrency/dependency.ts';
import type { Env } from '../../env.ts';
import { StorageUnavailable, type ImageStore } from './image-store.ts';

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
