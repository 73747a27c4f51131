import { untilOnline } from './use-online.ts';

/** Thrown when a file of the app did not load: the connection failed, or a newer version has other files. */
export class ChunkLoadError extends Error {}

/** Loads a part of the app once there is a network, since browsers keep the failure of an import until a reload. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  await untilOnline();
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(String(cause), { cause });
  }
}
