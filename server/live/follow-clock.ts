import type { ProductClock } from '../clock.ts';
import type { Facts } from './facts.ts';

interface FollowOptions {
  clock: ProductClock;
  clockService: { load(): Promise<void> };
  onError: (error: unknown) => void;
}

/** A clock that another process moved is moved here too; what was missed is read again. */
export function followClock(facts: Facts, { clock, clockService, onError }: FollowOptions): void {
  facts.on('fact', (fact) => {
    if (fact.topic === 'clock') clock.adopt(fact.offset);
  });
  facts.on('resync', () => void clockService.load().catch(onError));
}
