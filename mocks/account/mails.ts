import type { World } from '../world.ts';

/** A mail with a link that is good once: there is no mail here, so the panel shows it. */
export interface Mail {
  /** What the panel calls it. */
  label: string;
  /** Whom it was sent to. */
  email: string;
  token: string;
  url: string;
  isGood(): boolean;
}

/** By world, the newest first. Their secrets are no part of the database, so a reload has none of them. */
const mails = new WeakMap<World, Mail[]>();

export const mailsOf = (world: World): readonly Mail[] => mails.get(world) ?? [];

export function putMail(world: World, mail: Mail): void {
  mails.set(world, [mail, ...mailsOf(world)]);
}
