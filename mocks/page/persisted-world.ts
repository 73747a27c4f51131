import { createWorld } from '../world/create-world.ts';
import type { Db } from '../world/db.ts';
import { SCENARIO_NOW } from '../scenarios/setup/scenario.ts';
import type { WorldEvent } from '../world/world.ts';
import { DAY_MS } from '../../domain/time-spans.ts';

const KEY = 'mock-world:v1';
const CHANNEL = 'mock-news';
/** Its leads and charges are dated from the day it was seeded; it is seeded again after a week. */
const MAX_AGE_MS = 7 * DAY_MS;

interface Saved {
  /** The hash of its seed, so that a changed seed replaces the saved world. */
  seed: number;
  since: number;
  db: Db;
}

function seedNumber(): number {
  const text = JSON.stringify(createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: '' }).db);
  let number = 0;
  for (let at = 0; at < text.length; at++) number = (Math.imul(number, 31) + text.charCodeAt(at)) | 0;
  return number;
}

function read(text: string | null, seed: number): Saved | undefined {
  try {
    const saved = JSON.parse(text ?? 'null') as Saved | null;
    return saved?.seed === seed && Date.now() - saved.since < MAX_AGE_MS ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the everyday world of this browser: shared by all its tabs and kept across reloads. */
export function openPersistedWorld(baseUrl: string) {
  const seed = seedNumber();
  const before = read(localStorage.getItem(KEY), seed);
  const since = before?.since ?? Date.now();
  let known = '';
  let adopting = false;
  const save = (db: Db) => {
    if (adopting) return;
    known = JSON.stringify({ seed, since, db } satisfies Saved);
    try {
      localStorage.setItem(KEY, known);
    } catch {
      console.warn("This browser doesn't allow storage: the mock data will be reset on reload.");
    }
  };
  const now = () => new Date();
  const world = createWorld({ now, baseUrl, onChange: save, ...(before && { saved: before.db }) });
  if (!before) save(world.db);

  /** Loads what another tab has saved since. */
  const refresh = () => {
    const text = localStorage.getItem(KEY);
    if (text === null || text === known) return;
    const saved = read(text, seed);
    if (!saved) return;
    known = text;
    world.db = saved.db;
    adopting = true;
    world.changed();
    adopting = false;
  };

  const channel = new BroadcastChannel(CHANNEL);
  const publish = world.events.publish.bind(world.events);
  let received: WorldEvent[] = [];
  /** A message from another process's tab may arrive before its saved data is readable, so handling waits for that. */
  const tell = () => {
    refresh();
    const isHere = ([what, , news]: WorldEvent) =>
      what === 'call'
        ? world.db.calls.some(({ id, outcome }) => id === news.id && outcome === news.outcome)
        : world.db.leads.some(({ id }) => id === news.id);
    const ready = received.filter(isHere);
    received = received.filter((news) => !isHere(news));
    for (const news of ready) {
      if (news[0] === 'lead') publish(...news);
      else publish(...news);
    }
  };
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab has reset the world: this one would overwrite it with the old one.
    if (key === null || (key === KEY && newValue === null)) location.reload();
    else if (key === KEY) tell();
  });
  world.events.publish = (what, ...news) => {
    publish(what, ...news);
    channel.postMessage([what, ...news]);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<WorldEvent>) => {
    received.push(data);
    tell();
  });
  return { world, refresh, forget: () => localStorage.removeItem(KEY) };
}
