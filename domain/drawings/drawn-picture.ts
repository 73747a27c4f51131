/** What a drawn picture shows. */
export const drawnKinds = ['facade', 'living', 'bedroom', 'kitchen', 'plan'] as const;

/** The recipe of a picture that the program draws (column `picture.drawn`): the same recipe, the same picture. */
export interface DrawnPicture {
  kind: (typeof drawnKinds)[number];
  seed: number;
  /** A façade's property type. */
  type?: number;
  /** The real count of bedrooms of a plan; 0 for a studio. */
  bedrooms?: number;
}

export type PictureSize = 'large' | 'small';

/** Pixels of the two sizes every picture has. */
export const pictureSizes: Record<PictureSize, { width: number; height: number }> = {
  large: { width: 1200, height: 800 },
  small: { width: 480, height: 320 },
};
