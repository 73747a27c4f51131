/** Where picture files lie, by names like `0b8f…-large.jpg`. A name is written once and never changes. */
export interface ImageStore {
  write(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Takes a file away; one that is not there is gone already. */
  remove(name: string): Promise<void>;
}
