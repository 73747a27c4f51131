import type { Env } from '../../env.ts';
import { DiskStore } from './disk-store.ts';
import type { ImageStore } from './image-store.ts';
import { S3Store } from './s3-store.ts';

/** Creates the store of IMAGE_STORE. @param onError receives the causes of failed calls. */
export const createImageStore = (
  { s3, imagesDir, minFreeBytes }: Pick<Env, 's3' | 'imagesDir' | 'minFreeBytes'>,
  onError?: (error: unknown) => void,
): ImageStore => (s3 ? new S3Store(s3, onError) : new DiskStore(imagesDir, minFreeBytes));
