import { MAX_IMAGES } from '../../../../domain/posting/drafts/draft-limits.ts';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import { imageErrors } from '../../../../domain/images/image-upload.ts';
import type { UploadingFile as SentFile } from '../../../forms/fields/file-drop-zone.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { rejectionReason, contentRejectionReason, uploadImage, type UploadResult } from './upload-image.ts';

/** So many at once: more would only make each of them slower. */
const MAX_PARALLEL_UPLOADS = 2;

/** A picture on its way, or one that did not arrive and can be tried again. */
export interface QueuedUpload extends SentFile {
  id: number;
}

/** A file that was not taken, and why. Stays until it is put aside or other files are chosen. */
export interface RejectedFile {
  id: number;
  name: string;
  reason: string;
}

export interface Uploads {
  inProgress: readonly QueuedUpload[];
  rejected: readonly RejectedFile[];
}

/** The pictures of a listing: where an upload ends. Those of a draft that is gone read as undefined. */
export interface ImageList {
  read(): readonly ImagePair[] | undefined;
  write(images: ImagePair[]): void;
}

type UploadFunction = typeof uploadImage;

const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The pictures of one listing that are under way. It lives longer than what shows it: who leaves the section and comes
 * back finds them farther on, and who goes on to the payment loses none. Pictures stand in the order in which they were
 * chosen, whichever is sent first.
 */
export class UploadQueue {
  /** Where pictures go: the form while one is shown, else the draft behind it. */
  images: ImageList;
  readonly #send: UploadFunction;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, () => void>();
  readonly #waiting: number[] = [];
  /** Which choice a picture came from, by its address. */
  readonly #order = new Map<string, number>();
  #lastId = 0;
  #now: Uploads = { inProgress: [], rejected: [] };

  constructor(album: ImageList, send: UploadFunction = uploadImage) {
    this.images = album;
    this.#send = send;
  }

  now = (): Uploads => this.#now;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes as many of these files as there is room for; the rest is turned away with a reason. */
  add(files: readonly File[]): void {
    this.#set({ rejected: [] });
    for (const file of files) {
      const id = ++this.#lastId;
      const reason = rejectionReason(file) ?? (this.#room() > 0 ? undefined : imageErrors.noRoom);
      if (reason) {
        this.#reject(id, file.name, reason);
        continue;
      }
      // jsdom draws nothing
      const preview = typeof URL.createObjectURL === 'function' ? URL.createObjectURL(file) : undefined;
      this.#set({ inProgress: [...this.#now.inProgress, { id, file, preview, progress: 0, failed: false }] });
      this.#enqueue(id);
    }
  }

  retry(id: number): void {
    this.#change(id, { failed: false, progress: 0 });
    this.#enqueue(id);
  }

  /** The file is no longer wanted. */
  drop(id: number): void {
    this.#aborts.get(id)?.();
    this.#take(id);
  }

  /** A picture that was removed, where it was; false when there is no room for it any more. */
  restoreImage(pair: ImagePair, place: number): boolean {
    const images = this.images.read();
    if (!images || this.#room() < 1) return images === undefined;
    this.images.write(images.toSpliced(place, 0, pair));
    return true;
  }

  dismissRejected(id: number): void {
    this.#set({ rejected: this.#now.rejected.filter((one) => one.id !== id) });
  }

  /** When nothing is under way any more: did everything arrive? */
  async settled(): Promise<boolean> {
    while (this.#now.inProgress.some(({ failed }) => !failed)) {
      let stop = () => {};
      await new Promise<void>((changed) => (stop = this.subscribe(changed)));
      stop();
    }
    return this.#now.inProgress.length === 0;
  }

  /** Lets go of everything. */
  stop(): void {
    for (const { id } of this.#now.inProgress) this.drop(id);
  }

  #room(): number {
    return MAX_IMAGES - (this.images.read()?.length ?? MAX_IMAGES) - this.#now.inProgress.length;
  }

  #enqueue(id: number): void {
    this.#waiting.push(id);
    this.#next();
  }

  #next(): void {
    while (this.#aborts.size < MAX_PARALLEL_UPLOADS && this.#waiting.length > 0) {
      const id = this.#waiting.shift();
      const one = this.#now.inProgress.find((each) => each.id === id);
      if (one) void this.#run(one);
    }
  }

  async #run({ id, file }: QueuedUpload): Promise<void> {
    let abort = () => {};
    this.#aborts.set(id, () => abort());
    const refused = await contentRejectionReason(file);
    // It may have been let go meanwhile.
    if (!this.#aborts.has(id)) return;
    if (refused) {
      this.#take(id);
      return this.#reject(id, file.name, refused);
    }
    const sent = this.#send(file, (progress) => this.#change(id, { progress }));
    ({ abort } = sent);
    const came = await sent.answer;
    if (!this.#aborts.delete(id)) return;
    this.#end(id, file.name, came);
    this.#next();
  }

  #end(id: number, name: string, came: UploadResult): void {
    // a failed tile is quiet (K57): it offers itself again
    if ('failed' in came) return this.#change(id, { failed: true });
    if ('pair' in came) this.#arrived(id, came.pair);
    this.#take(id);
    if ('refused' in came) {
      this.#reject(id, name, came.refused);
      notify(came.refused, { tone: 'bad' });
    }
  }

  #arrived(id: number, pair: ImagePair): void {
    this.#order.set(pair.large, id);
    const images = this.images.read();
    if (!images || images.length >= MAX_IMAGES) return;
    const after = images.findIndex(({ large }) => (this.#order.get(large) ?? 0) > id);
    this.images.write(after === -1 ? [...images, pair] : images.toSpliced(after, 0, pair));
  }

  /** Kept beside the tiles: how to make a JPEG of a HEIC takes longer to read than a notice stays. */
  #reject(id: number, name: string, reason: string): void {
    this.#set({ rejected: [...this.#now.rejected, { id, name, reason }] });
  }

  #take(id: number): void {
    this.#aborts.delete(id);
    const { preview } = this.#now.inProgress.find((one) => one.id === id) ?? {};
    if (preview) URL.revokeObjectURL(preview);
    this.#set({ inProgress: this.#now.inProgress.filter((one) => one.id !== id) });
    this.#next();
  }

  #change(id: number, part: Partial<QueuedUpload>): void {
    this.#set({ inProgress: this.#now.inProgress.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  }

  #set(part: Partial<Uploads>): void {
    this.#now = { ...this.#now, ...part };
    // A reload would lose what is on its way.
    const isUnderWay = this.#now.inProgress.some(({ failed }) => !failed);
    if (isUnderWay) addEventListener('beforeunload', warnBeforeUnload);
    else removeEventListener('beforeunload', warnBeforeUnload);
    for (const listener of this.#listeners) listener();
  }
}
