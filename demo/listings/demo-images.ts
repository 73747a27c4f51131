import { drawingPool } from '../drawings/drawing-pool.ts';
import { deterministicUuid } from './deterministic-uuid.ts';

/** The images of the demo listings; they are shared, since a hundred thousand listings do not need one each. */
export const { pool: demoImagePool, imagesOf: demoImages } = drawingPool(
  { facades: 240, rooms: 96, plans: 12, spread: 97, shifts: { bedroom: 31, kitchen: 67 } },
  deterministicUuid,
);
