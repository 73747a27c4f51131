import type { Queue } from 'pg-boss';

/** Every queue of the product. What falls due later is a row with its date, not a job: a queue carries what is due now. */
export const queues = {
  // Five days of tries, a quarter of an hour apart in the end: a mail server may be down for a week-end.
  mail: { retryLimit: 480, retryDelay: 1, retryBackoff: true, retryDelayMax: 900, expireInSeconds: 120 },
} as const satisfies Record<string, Omit<Queue, 'name'>>;

export type QueueName = keyof typeof queues;
