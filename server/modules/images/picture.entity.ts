import { defineEntity, p } from '@mikro-orm/core';
import type { DrawnPicture } from '../../../domain/drawings/drawn-picture.ts';

/** A picture that a listing may show: uploaded, or drawn by the program for a demo home. Its files lie in the image store. */
export class Picture {
  id!: string;
  /** Pixels of the large file. */
  width!: number;
  height!: number;
  /** How to draw it; null for an uploaded one. */
  drawn!: DrawnPicture | null;
  createdAt!: Date;
  /** When a draft or a listing last named it, to the day; null for a drawn one. On the product's clock. */
  namedAt!: Date | null;
}

export const PictureSchema = defineEntity({
  class: Picture,
  tableName: 'picture',
  properties: {
    id: p.uuid().primary(),
    width: p.integer(),
    height: p.integer(),
    drawn: p.json<DrawnPicture>().nullable(),
    createdAt: p.datetime(),
    namedAt: p.datetime().nullable(),
  },
});
