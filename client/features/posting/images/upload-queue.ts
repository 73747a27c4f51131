import { MAX_IMAGES } from '../../../../domain/limits.ts';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import { imageErrors } from '../../../../domain/images/image-upload.ts';
import type { UploadingFile } from '../../../forms/fields/file-drop-zone.tsx';
import { createListeners } from '../../../components/hooks/create-listeners.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import { rejectionReason, contentRejectionReason, uploadImage } from './upload-image.ts';

/** Concurrent uploads; more would only slow each one down. */
const MAX_PARALLEL_UPLOADS = 2;

export type QueuedUpload = UploadingFile & { id: number };

/** A rejected file and the reason. Stays until it is dismissed or other files are chosen. */
export interface RejectedFile {
  id: number;
  name: string;
  reason: string;
}

interface Uploads {
  inProgress: readonly QueuedUpload[];
  rejected: readonly RejectedFile[];
}

/** The images of a listing, which receive finished uploads. Those of a deleted draft read as undefined. */
export interface ImageList {
  read(): readonly ImagePair[] | undefined;
  write(images: ImagePair[]): void;
}

const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** The uploads of one listing, which outlive its section. Images stay in the order in which they were chosen. */
export class UploadQueue {
  readonly #listeners = createListeners();
  readonly #aborts = new Map<number, () => void>();
  readonly #waiting: number[] = [];
  /** The selection order of each image, by URL. */
  readonly #order = new Map<string, number>();
  /** What landlords should know of their images, by URL. */
  readonly #warnings = new Map<string, string>();
  #lastId = 0;
  #now: Uploads = { inProgress: [], rejected: [] };

  /** `images`: the destination of images, which is the form while one is shown, else its draft. */
  constructor(
    public images: ImageList,
    private readonly send = uploadImage,
  ) {}

  now = (): Uploads => this.#now;

  subscribe = this.#listeners.subscribe;

  /** Returns what is to be shown at an image that was uploaded in this page. */
  warningOf = ({ large }: ImagePair): string | undefined => this.#warnings.get(large);

  isUnderWay = (): boolean => this.#now.inProgress.some(({ failed }) => !failed);

  /** Adds as many of these files as there is room for and rejects the rest with a reason. */
  add(files: readonly File[]): void {
    this.#set({ rejected: [] });
    for (const file of files) {
      const id = ++this.#lastId;
      const reason = rejectionReason(file) ?? (this.#room() > 0 ? undefined : imageErrors.noRoom);
      if (reason) {
        this.#reject(id, file.name, reason);
        continue;
      }
      // jsdom does not implement it
      const preview = typeof URL.createObjectURL === 'function' ? URL.createObjectURL(file) : undefined;
      this.#set({ inProgress: [...this.#now.inProgress, { id, file, preview, progress: 0, failed: false }] });
      this.#enqueue(id);
    }
  }

  retry(id: number): void {
    this.#change(id, { failed: false, progress: 0 });
    this.#enqueue(id);
  }

  /** Cancels the upload and removes the file. */
  drop(id: number): void {
    this.#aborts.get(id)?.();
    this.#take(id);
  }

  /** Restores a removed image to its position; returns false when there is no room for it. */
  restoreImage(pair: ImagePair, place: number): boolean {
    const images = this.images.read();
    if (!images || this.#room() < 1) return images === undefined;
    this.images.write(images.toSpliced(place, 0, pair));
    return true;
  }

  dismissRejected(id: number): void {
    this.#set({ rejected: this.#now.rejected.filter((one) => one.id !== id) });
  }

  /** Resolves once no upload is in progress, with whether all of them succeeded. */
  async settled(): Promise<boolean> {
    while (this.isUnderWay()) {
      let stop = () => {};
      await new Promise<void>((changed) => (stop = this.subscribe(changed)));
      stop();
    }
    return this.#now.inProgress.length === 0;
  }

  /** Cancels all uploads. */
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
    this.#aborts.set(id, () => undefined);
    const refused = await contentRejectionReason(file);
    // It may have been canceled meanwhile.
    if (!this.#aborts.has(id)) return;
    if (refused) {
      this.#take(id);
      return this.#reject(id, file.name, refused);
    }
    const sent = this.send(file, (progress) => this.#change(id, { progress }));
    this.#aborts.set(id, sent.abort);
    const came = await sent.answer;
    if (!this.#aborts.delete(id)) return;
    if ('pair' in came) {
      if (came.warning !== undefined) this.#warnings.set(came.pair.large, came.warning);
      this.#arrived(id, came.pair);
    }
    // a failed tile shows no message (K57), only a retry button
    if ('failed' in came) this.#change(id, { failed: true });
    else this.#take(id);
    if ('refused' in came) {
      this.#reject(id, file.name, came.refused);
      notify(came.refused, { tone: 'bad' });
    }
    this.#next();
  }

  #arrived(id: number, pair: ImagePair): void {
    this.#order.set(pair.large, id);
    const images = this.images.read();
    if (!images || images.length >= MAX_IMAGES) return;
    const after = images.findIndex(({ large }) => (this.#order.get(large) ?? 0) > id);
    this.images.write(after === -1 ? [...images, pair] : images.toSpliced(after, 0, pair));
  }

  /** Shows the reason beside the tiles, since it may take longer to read than a notice stays. */
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
    // A reload would lose uploads in progress.
    if (this.isUnderWay()) addEventListener('beforeunload', warnBeforeUnload);
    else removeEventListener('beforeunload', warnBeforeUnload);
    this.#listeners.emit();
  }
}
