import type { World } from '../../world/world.ts';
import type { PageDriver } from './page-driver.ts';

/** What a person does on the page, or several such steps in their order. */
export type Step = ((hands: PageDriver, world: World) => Promise<void> | void) | readonly Step[];

type Action = keyof PageDriver;

const stepOf =
  <Name extends Action>(name: Name) =>
  (...input: Parameters<PageDriver[Name]>): Step =>
  (hands) =>
    (hands[name] as (...values: Parameters<PageDriver[Name]>) => Promise<void>)(...input);

export const press = stepOf('press');
export const fill = stepOf('type');
export const choose = stepOf('choose');
export const tick = stepOf('tick');
export const drop = stepOf('drop');
export const see = stepOf('see');

/** Performs the steps one after another. */
export async function perform(step: Step, hands: PageDriver, world: World): Promise<void> {
  if (typeof step === 'function') await step(hands, world);
  else for (const each of step) await perform(each, hands, world);
}
