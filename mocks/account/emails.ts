import type { World } from '../world/world.ts';

/** A mail with a link that is good once: there is no mail here, so the panel shows it. */
export interface EmailedLink {
  /** What the panel calls it. */
  label: string;
  /** Whom it was sent to. */
  email: string;
  token: string;
  url: string;
  isGood(): boolean;
}

/** By world, the newest first. Their secrets are no part of the database, so a reload has none of them. */
const linksByWorld = new WeakMap<World, EmailedLink[]>();

export const emailedLinks = (world: World): readonly EmailedLink[] => linksByWorld.get(world) ?? [];

export function addEmailedLink(world: World, mail: EmailedLink): void {
  linksByWorld.set(world, [mail, ...emailedLinks(world)]);
}
