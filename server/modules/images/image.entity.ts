import { defineEntity, p } from '@mikro-orm/core';
import type { DrawingRecipe } from '../../../demo/drawings/drawing-recipe.ts';

/** An image that a listing may show: uploaded, or drawn for a demo listing. Its files are in the image store. */
export class Image {
  id!: string;
  /** Width of the large file in pixels. */
  width!: number;
  height!: number;
  /** The drawing recipe; null for an uploaded image. */
  drawn!: DrawingRecipe | null;
  createdAt!: Date;
  /** The day a draft or a listing last referenced it; null for a drawn one. On the application's clock. */
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
