import { STORAGE_FULL, UNAVAILABLE } from '../../../domain/request-errors.ts';
import { RequestError } from '../../errors.ts';

/** The store has no space for another file. */
export class StorageFull extends RequestError {
  constructor() {
    super(507, STORAGE_FULL.code, STORAGE_FULL.message, { 'retry-after': '60' });
  }
}

/** The store does not answer; the caller may retry in a few seconds. */
export class StorageUnavailable extends RequestError {
  constructor(cause: unknown) {
    super(503, UNAVAILABLE.code, UNAVAILABLE.message, { 'retry-after': '10' });
    this.cause = cause;
  }
}

/** A store of image files, by names like `0b8f…-large.jpg`. A file is written once and never changes. */
export interface ImageStore {
  /** Whether it has answered the last calls. */
  readonly isAnswering: boolean;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Returns null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Removes a file; a missing one is ignored. */
  remove(name: string): Promise<void>;
}
