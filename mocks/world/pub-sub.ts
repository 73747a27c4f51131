import { createPubSub } from '@graphql-yoga/subscription';
import type { CallEvent, LeadEvent } from './world.ts';

type EventsByTopic = { lead: [account: number, news: LeadEvent]; call: [account: number, news: CallEvent] };

/** Tracks its subscribers: an event without a subscriber is lost. */
class TopicListener extends EventTarget {
  readonly #listeners = new Map<string, number>();
  #waiting: (() => void)[] = [];

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(...args);
    this.#listeners.set(args[0], (this.#listeners.get(args[0]) ?? 0) + 1);
    for (const tell of this.#waiting.splice(0)) tell();
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    super.removeEventListener(...args);
    this.#listeners.set(args[0], (this.#listeners.get(args[0]) ?? 0) - 1);
  }

  async untilSubscribed(name: string, count: number): Promise<void> {
    while ((this.#listeners.get(name) ?? 0) < count) await new Promise<void>((done) => void this.#waiting.push(done));
  }
}

/** Creates the events of subscriptions, by the landlord's account. */
export function createWorldEvents() {
  const target = new TopicListener();
  return {
    ...createPubSub<EventsByTopic>({ eventTarget: target }),
    /** Waits until this account's events have a subscriber, or as many. */
    untilSubscribed: (topic: 'lead' | 'call', account: number, count = 1) =>
      target.untilSubscribed(`${topic}:${account}`, count),
  };
}
