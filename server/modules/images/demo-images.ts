import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Reads a file of the demo listings' images. */
export const readDemoImage = (name: string): Promise<Buffer> => readFile(resolve('demo/images', `${name}.webp`));
