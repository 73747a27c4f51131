class MemoryStorage implements Storage {
  readonly #entries: Map<string, string>;

  constructor(entries: Record<string, string> = {}) {
    this.#entries = new Map(Object.entries(entries));
  }

  get length() {
    return this.#entries.size;
  }
  key(index: number) {
    return [...this.#entries.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#entries.set(key, value);
  }
  removeItem(key: string) {
    this.#entries.delete(key);
  }
  clear() {
    this.#entries.clear();
  }
}

/** Returns cookies with the interface of `document.cookie`: set one at a time, read all together. */
function memoryCookies(): { get(): string; set(line: string): void } {
  const cookies = new Map<string, string>();
  return {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line) => {
      const [pair = '', ...attributes] = line.split(/; */);
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    },
  };
}

/** Replaces this page's storage of this name with one in memory. */
export function replaceStorage(name: 'localStorage' | 'sessionStorage', entries: Record<string, string>): void {
  Object.defineProperty(window, name, { value: new MemoryStorage(entries), configurable: true });
}

/** Replaces this page's storages and cookies with ones in memory, so that other frames and tabs don't affect it. */
export function isolatePage(entries: { local: Record<string, string>; session: Record<string, string> }): void {
  replaceStorage('localStorage', entries.local);
  replaceStorage('sessionStorage', entries.session);
  Object.defineProperty(document, 'cookie', { ...memoryCookies(), configurable: true });
}

/** Sets this page's clock; it keeps running, since timers would never fire on a stopped clock. */
export function setClock(now: Date): void {
  const Real = Date;
  const ahead = now.getTime() - Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [Real.now() + ahead] : given, made) as Date,
    apply: (target) => new target(Real.now() + ahead).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => Real.now() + ahead : (Reflect.get(target, name, receiver) as unknown),
  });
}
