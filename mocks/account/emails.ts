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
