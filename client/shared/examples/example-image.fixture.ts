/** Returns both URLs of an image that needs no server, for the gallery. */
export const exampleImage = (address: string): { large: string; small: string } => ({
  large: address,
  // An image is identified by its large URL.
  small: `${address}#small`,
});
