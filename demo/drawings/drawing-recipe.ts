export const drawingTypes = ['facade', 'living', 'bedroom', 'kitchen', 'plan'] as const;

/** The recipe of a generated image (column `picture.drawn`): the same recipe gives the same image. */
export interface DrawingRecipe {
  kind: (typeof drawingTypes)[number];
  seed: number;
  /** The property type of a facade. */
  type?: number;
  /** The actual number of bedrooms of a floorplan; 0 for a studio. */
  bedrooms?: number;
}
