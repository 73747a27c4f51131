import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoImagePool } from '../../../demo/listings/demo-images.ts';
import { drawingSvg } from '../../../demo/drawings/drawing-svg.ts';
import { drawImage } from './re-encode.ts';
import { drawingTypes } from '../../../demo/drawings/drawing-recipe.ts';
import { imageSizes } from '../../../domain/images/image-urls.ts';

describe('a drawn image', () => {
  test.each(drawingTypes)(
    '%s: is a JPEG in both sizes, equal for equal recipes and different for others',
    async (kind) => {
      const recipe = { kind, seed: 3, type: 85, bedrooms: 2 };
      for (const size of ['large', 'small'] as const) {
        const drawn = await drawImage(recipe, size);
        const { format, width, height } = await sharp(drawn).metadata();
        expect({ format, width, height }).toEqual({ format: 'jpeg', ...imageSizes[size] });
        expect(drawn.length).toBeGreaterThan(5000);
      }
      const slim = await sharp(await drawImage(recipe, 720)).metadata();
      expect(slim).toMatchObject({ format: 'webp', width: 720, height: 480 });
      expect(drawingSvg(recipe)).toBe(drawingSvg(recipe));
      expect(drawingSvg(recipe)).not.toBe(drawingSvg({ ...recipe, seed: 4 }));
    },
  );

  test('is valid for every recipe of the pool: no number is missing and none changes', () => {
    const drawings = demoImagePool.map(({ drawn }) => drawingSvg(drawn));
    expect(drawings.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    expect(new Set(drawings).size).toBeGreaterThan(demoImagePool.length * 0.97);
    expect(new Set(demoImagePool.map(({ id }) => id)).size).toBe(demoImagePool.length);
  });

  test('is still produced for an unknown seed, a float or an out-of-range value', async () => {
    await expect(drawImage({ kind: 'facade', seed: -1.5 }, 'small')).resolves.toBeInstanceOf(Buffer);
    await expect(drawImage({ kind: 'plan', seed: 2 ** 53, bedrooms: 40 }, 'small')).resolves.toBeInstanceOf(Buffer);
  });
});
