import { DB_FORM, seed } from '../data/seed.ts';
import type { Db } from './db.ts';
import { noFaults } from './faults.ts';
import { createWorldEvents } from './pub-sub.ts';
import type { World } from './world.ts';

interface WorldOptions {
  /** The world's clock: the machine's, or one that stands still. */
  now: () => Date;
  /** Without a slash at its end. */
  baseUrl: string;
  /** A database from before; one of another form is left behind. */
  saved?: Db;
  /** Told after each change of the database. */
  onChange?: (db: Db) => void;
}

/** A mocked product of its own: the saved database goes on, or a fresh one begins, the same for the same time. */
export function createWorld({ now, baseUrl, saved, onChange }: WorldOptions): World {
  const world: World = {
    db: saved?.form === DB_FORM ? saved : seed(now()),
    now,
    baseUrl,
    faults: noFaults(),
    changed: () => onChange?.(world.db),
    events: createWorldEvents(),
  };
  return world;
}
