import { MINUTE_MS } from '../../domain/time-spans.ts';
import type { ResetRow } from '../world/db.ts';
import { generateSecret, secretDigest } from '../world/secret.ts';
import type { World } from '../world/world.ts';

/** An email with a one-time link; the mock sends no email, so the panel shows it. */
export interface EmailedLink {
  /** The label in the panel. */
  label: string;
  /** The recipient. */
  email: string;
  token: string;
  url: string;
  isGood(): boolean;
}

/** Links by world, newest first. Their secrets are not in the database, so a reload clears them. */
const linksByWorld = new WeakMap<World, EmailedLink[]>();

export const emailedLinks = (world: World): readonly EmailedLink[] => linksByWorld.get(world) ?? [];

export function addEmailedLink(world: World, mail: EmailedLink): void {
  linksByWorld.set(world, [mail, ...emailedLinks(world)]);
}

/** Returns the token of a new link for an account, and its row, which the caller stores. */
export function newLink({ now }: World, accountId: number, minutes: number): { token: string; row: ResetRow } {
  const token = generateSecret();
  const until = new Date(now().getTime() + minutes * MINUTE_MS).toISOString();
  return { token, row: { fingerprint: secretDigest(token), accountId, until, used: false } };
}

/** Returns the row of the link with this token, unless it was used or has expired. */
export function findLink<Row extends ResetRow>({ now }: World, rows: readonly Row[], token: string): Row | undefined {
  const digest = secretDigest(token);
  return rows.find(({ fingerprint, used, until }) => fingerprint === digest && !used && new Date(until) > now());
}
