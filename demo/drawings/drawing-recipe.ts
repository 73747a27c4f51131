/** What a drawn picture shows. */
export const drawingTypes = ['facade', 'living', 'bedroom', 'kitchen', 'plan'] as const;

/** The recipe of a picture that the program draws (column `picture.drawn`): the same recipe, the same picture. */
export interface DrawingRecipe {
  kind: (typeof drawingTypes)[number];
  seed: number;
  /** A façade's property type. */
  type?: number;
  /** The real count of bedrooms of a plan; 0 for a studio. */
  bedrooms?: number;
}
