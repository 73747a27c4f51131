import { defineEntity, p } from '@mikro-orm/core';
import type { DrawingRecipe } from '../../../demo/drawings/drawing-recipe.ts';

/** A picture that a listing may show: uploaded, or drawn by the program for a demo home. Its files lie in the image store. */
export class Image {
  id!: string;
  /** Pixels of the large file. */
  width!: number;
  height!: number;
  /** How to draw it; null for an uploaded one. */
  drawn!: DrawingRecipe | null;
  createdAt!: Date;
  /** When a draft or a listing last named it, to the day; null for a drawn one. On the product's clock. */
  namedAt!: Date | null;
}

export const ImageSchema = defineEntity({
  class: Image,
  tableName: 'picture',
  properties: {
    id: p.uuid().primary(),
    width: p.integer(),
    height: p.integer(),
    drawn: p.json<DrawingRecipe>().nullable(),
    createdAt: p.datetime(),
    namedAt: p.datetime().nullable(),
  },
});
