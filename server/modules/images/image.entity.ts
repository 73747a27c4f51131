import { defineEntity, p } from '@mikro-orm/core';
import type { DrawingRecipe } from '../../../demo/drawings/drawing-recipe.ts';

export const ImageSchema = defineEntity({
  name: 'Image',
  tableName: 'picture',
  properties: {
    id: p.uuid().primary(),
    /** Width of the large file in pixels. */
    width: p.integer(),
    height: p.integer(),
    /** The drawing recipe; null for an uploaded image. */
    drawn: p.json<DrawingRecipe>().strictNullable(),
    createdAt: p.datetime(),
    /** The day a draft or a listing last referenced it; null for a drawn one. On the application's clock. */
    namedAt: p.datetime().strictNullable(),
  },
});

/** An image that a listing may show: uploaded, or drawn for a demo listing. Its files are in the image store. */
export class Image extends ImageSchema.class {}
ImageSchema.setClass(Image);
