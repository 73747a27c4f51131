import { defineEntity, p } from '@mikro-orm/core';

export const ImageSchema = defineEntity({
  name: 'Image',
  tableName: 'image',
  properties: {
    id: p.uuid().primary(),
    /** Width of the large file in pixels. */
    width: p.integer(),
    height: p.integer(),
    createdAt: p.datetime(),
    /** The day a draft or a listing last referenced it, on the application's clock. */
    referencedAt: p.datetime(),
  },
});

/** An image that a listing may show: uploaded, or of the demo listings. Its files are in the image store. */
export class Image extends ImageSchema.class {}
ImageSchema.setClass(Image);
