import { STORAGE_FULL } from '../../../domain/request-errors.ts';
import { RequestError } from '../../errors.ts';

/** There is no room for another file. */
export class StorageFull extends RequestError {
  constructor() {
    super(507, STORAGE_FULL.code, STORAGE_FULL.message);
  }
}

/** Where picture files lie, by names like `0b8f…-large.jpg`. A name is written once and never changes. */
export interface ImageStore {
  write(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Takes a file away; one that is not there is gone already. */
  remove(name: string): Promise<void>;
}
