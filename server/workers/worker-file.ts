/** The file of the worker's entry; a build puts the entry's own chunk in its place (scripts/build/worker-chunk.ts). */
export const workerFile = new URL('./worker.ts', import.meta.url).href;
