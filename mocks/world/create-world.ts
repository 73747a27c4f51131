import { DB_FORM, seed } from '../data/seed.ts';
import type { Db } from './db.ts';
import { noFaults } from './faults.ts';
import { createWorldEvents } from './pub-sub.ts';
import type { World } from './world.ts';

interface WorldOptions {
  /** The world's clock: the system clock, or a fixed one. */
  now: () => Date;
  /** Without a trailing slash. */
  baseUrl: string;
  /** A saved database; one with another schema version is discarded. */
  saved?: Db;
  /** Called after each change of the database. */
  onChange?: (db: Db) => void;
}

/** Creates a mocked product: continues the saved database or seeds a new one, deterministic for a time. */
export function createWorld({ now, baseUrl, saved, onChange }: WorldOptions): World {
  const world: World = {
    db: saved?.form === DB_FORM ? saved : seed(now()),
    now,
    baseUrl,
    faults: noFaults(),
    changed: () => onChange?.(world.db),
    report: (error) => console.error(error),
    events: createWorldEvents(),
  };
  return world;
}
