import type { S3Client } from '@aws-sdk/client-s3';
import type { ImageStore } from './image-store.ts';

export interface S3Config {
  /** Null: Amazon's endpoint of the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Images in an S3-compatible bucket, under `pictures/`. The SDK is loaded on first use. */
export class S3Store implements ImageStore {
  readonly #config: S3Config;
  #opened: Promise<S3Client> | undefined;

  constructor(config: S3Config) {
    this.#config = config;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.#client();
    const ContentType = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    await client.send(new PutObjectCommand({ ...this.#place(name), Body: bytes, ContentType }));
  }

  async read(name: string): Promise<Buffer | null> {
    const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3');
    const client = await this.#client();
    try {
      const { Body } = await client.send(new GetObjectCommand(this.#place(name)));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.#client();
    await client.send(new DeleteObjectCommand(this.#place(name)));
  }

  #place(name: string) {
    return { Bucket: this.#config.bucket, Key: `pictures/${name}` };
  }

  #client(): Promise<S3Client> {
    this.#opened ??= import('@aws-sdk/client-s3').then(({ S3Client }) => {
      const { endpoint, region, accessKeyId, secretAccessKey } = this.#config;
      const own = endpoint === null ? {} : { endpoint, forcePathStyle: true };
      return new S3Client({ region, credentials: { accessKeyId, secretAccessKey }, ...own });
    });
    return this.#opened;
  }
}
