import { MAX_IMAGES } from '../../../domain/posting/draft-bounds.ts';
import type { ImagePair } from '../../../domain/posting/draft.ts';
import { pictureWords } from '../../../domain/posting/picture.ts';
import type { Sending as SentFile } from '../../form/drop-zone.tsx';
import { notify } from '../../ui/notice.ts';
import { unsuitable, unsuitableInside, upload, type Uploaded } from './upload.ts';

/** So many at once: more would only make each of them slower. */
const AT_ONCE = 2;

/** A picture on its way, or one that did not arrive and can be tried again. */
export interface Sending extends SentFile {
  id: number;
}

/** A file that was not taken, and why. Stays until it is put aside or other files are chosen. */
export interface TurnedAway {
  id: number;
  name: string;
  reason: string;
}

export interface Uploads {
  sending: readonly Sending[];
  turnedAway: readonly TurnedAway[];
}

/** The pictures of a listing: where an upload ends. Those of a draft that is gone read as undefined. */
export interface Album {
  read(): readonly ImagePair[] | undefined;
  write(images: ImagePair[]): void;
}

type Send = typeof upload;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The pictures of one listing that are under way. It lives longer than what shows it: who leaves the section and comes
 * back finds them farther on, and who goes on to the payment loses none. Pictures stand in the order in which they were
 * chosen, whichever is sent first.
 */
export class UploadQueue {
  /** Where pictures go: the form while one is shown, else the draft behind it. */
  album: Album;
  readonly #send: Send;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, () => void>();
  readonly #waiting: number[] = [];
  /** Which choice a picture came from, by its address. */
  readonly #order = new Map<string, number>();
  #lastId = 0;
  #now: Uploads = { sending: [], turnedAway: [] };

  constructor(album: Album, send: Send = upload) {
    this.album = album;
    this.#send = send;
  }

  now = (): Uploads => this.#now;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes as many of these files as there is room for; the rest is turned away with a reason. */
  add(files: readonly File[]): void {
    this.#set({ turnedAway: [] });
    for (const file of files) {
      const id = ++this.#lastId;
      const reason = unsuitable(file) ?? (this.#room() > 0 ? undefined : pictureWords.noRoom);
      if (reason) {
        this.#turnAway(id, file.name, reason);
        continue;
      }
      // jsdom draws nothing
      const preview = typeof URL.createObjectURL === 'function' ? URL.createObjectURL(file) : undefined;
      this.#set({ sending: [...this.#now.sending, { id, file, preview, progress: 0, failed: false }] });
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
  putBack(pair: ImagePair, place: number): boolean {
    const images = this.album.read();
    if (!images || this.#room() < 1) return images === undefined;
    this.album.write(images.toSpliced(place, 0, pair));
    return true;
  }

  putAside(id: number): void {
    this.#set({ turnedAway: this.#now.turnedAway.filter((one) => one.id !== id) });
  }

  /** When nothing is under way any more: did everything arrive? */
  async settled(): Promise<boolean> {
    while (this.#now.sending.some(({ failed }) => !failed)) {
      let stop = () => {};
      await new Promise<void>((changed) => (stop = this.subscribe(changed)));
      stop();
    }
    return this.#now.sending.length === 0;
  }

  /** Lets go of everything. */
  stop(): void {
    for (const { id } of this.#now.sending) this.drop(id);
  }

  #room(): number {
    return MAX_IMAGES - (this.album.read()?.length ?? MAX_IMAGES) - this.#now.sending.length;
  }

  #enqueue(id: number): void {
    this.#waiting.push(id);
    this.#next();
  }

  #next(): void {
    while (this.#aborts.size < AT_ONCE && this.#waiting.length > 0) {
      const id = this.#waiting.shift();
      const one = this.#now.sending.find((each) => each.id === id);
      if (one) void this.#run(one);
    }
  }

  async #run({ id, file }: Sending): Promise<void> {
    let abort = () => {};
    this.#aborts.set(id, () => abort());
    const refused = await unsuitableInside(file);
    // It may have been let go meanwhile.
    if (!this.#aborts.has(id)) return;
    if (refused) {
      this.#take(id);
      return this.#turnAway(id, file.name, refused);
    }
    const sent = this.#send(file, (progress) => this.#change(id, { progress }));
    ({ abort } = sent);
    const came = await sent.answer;
    if (!this.#aborts.delete(id)) return;
    this.#end(id, file.name, came);
    this.#next();
  }

  #end(id: number, name: string, came: Uploaded): void {
    // a failed tile is quiet (K57): it offers itself again
    if ('failed' in came) return this.#change(id, { failed: true });
    if ('pair' in came) this.#arrived(id, came.pair);
    this.#take(id);
    if ('refused' in came) {
      this.#turnAway(id, name, came.refused);
      notify(came.refused, { tone: 'bad' });
    }
  }

  #arrived(id: number, pair: ImagePair): void {
    this.#order.set(pair.large, id);
    const images = this.album.read();
    if (!images || images.length >= MAX_IMAGES) return;
    const after = images.findIndex(({ large }) => (this.#order.get(large) ?? 0) > id);
    this.album.write(after === -1 ? [...images, pair] : images.toSpliced(after, 0, pair));
  }

  /** Kept beside the tiles: how to make a JPEG of a HEIC takes longer to read than a notice stays. */
  #turnAway(id: number, name: string, reason: string): void {
    this.#set({ turnedAway: [...this.#now.turnedAway, { id, name, reason }] });
  }

  #take(id: number): void {
    this.#aborts.delete(id);
    const { preview } = this.#now.sending.find((one) => one.id === id) ?? {};
    if (preview) URL.revokeObjectURL(preview);
    this.#set({ sending: this.#now.sending.filter((one) => one.id !== id) });
    this.#next();
  }

  #change(id: number, part: Partial<Sending>): void {
    this.#set({ sending: this.#now.sending.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  }

  #set(part: Partial<Uploads>): void {
    this.#now = { ...this.#now, ...part };
    // A reload would lose what is on its way.
    const isUnderWay = this.#now.sending.some(({ failed }) => !failed);
    if (isUnderWay) addEventListener('beforeunload', warn);
    else removeEventListener('beforeunload', warn);
    for (const listener of this.#listeners) listener();
  }
}
