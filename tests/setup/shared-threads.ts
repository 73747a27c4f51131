import { createThreads } from '../../server/workers/worker-pool.ts';

/** The threads of every service of a test worker: each start of one takes a second of processor time. */
export const sharedThreads = createThreads(600_000);
