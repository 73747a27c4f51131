import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picturePool } from '../../seed/demo-pictures.ts';
import { pictureSvg } from '../../../domain/drawings/picture-svg.ts';
import { drawPicture } from './draw-picture.ts';
import { drawnKinds, pictureSizes } from '../../../domain/drawings/drawn-picture.ts';

describe('a drawn picture', () => {
  test.each(drawnKinds)('%s: a JPEG of both sizes, the same for the same recipe, another for another', async (kind) => {
    const recipe = { kind, seed: 3, type: 85, bedrooms: 2 };
    for (const size of ['large', 'small'] as const) {
      const drawn = await drawPicture(recipe, size);
      const { format, width, height } = await sharp(drawn).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...pictureSizes[size] });
      expect(drawn.length).toBeGreaterThan(5000);
    }
    const slim = await sharp(await drawPicture(recipe, 720)).metadata();
    expect(slim).toMatchObject({ format: 'webp', width: 720, height: 480 });
    expect(pictureSvg(recipe)).toBe(pictureSvg(recipe));
    expect(pictureSvg(recipe)).not.toBe(pictureSvg({ ...recipe, seed: 4 }));
  });

  test('every picture of the pool is sound: no number is missing and all stay themselves', () => {
    const drawings = picturePool.map(({ drawn }) => pictureSvg(drawn));
    expect(drawings.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    expect(new Set(drawings).size).toBeGreaterThan(picturePool.length * 0.97);
    expect(new Set(picturePool.map(({ id }) => id)).size).toBe(picturePool.length);
  });

  test('an unknown seed, as a float or beyond, still gives a picture', async () => {
    await expect(drawPicture({ kind: 'facade', seed: -1.5 }, 'small')).resolves.toBeInstanceOf(Buffer);
    await expect(drawPicture({ kind: 'plan', seed: 2 ** 53, bedrooms: 40 }, 'small')).resolves.toBeInstanceOf(Buffer);
  });
});
