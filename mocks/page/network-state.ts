import { onWorldChange } from '../world-changes.ts';
import type { World } from '../world.ts';

/** Tells the page that it is offline while its world is, as a browser without a line does. */
export function showNetworkState(world: World): void {
  const machine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  const hasLine = () => machine?.get?.call(navigator) !== false;
  let told = true;
  const tell = () => {
    const online = !world.faults.offline;
    if (online === told) return;
    told = online;
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  Object.defineProperty(navigator, 'onLine', { get: () => !world.faults.offline && hasLine(), configurable: true });
  onWorldChange(world, tell);
  tell();
}
