interface AltImage {
  /** The landlord's own words for the image. */
  caption?: string | null | undefined;
}

/**
 * Returns an image's alternative text: the landlord's caption, otherwise the listing's name, and its number among the
 * listing's images: "Kitchen, image 2 of 4". A single image has no number.
 */
export function imageAlt(name: string, images: readonly AltImage[], index: number): string {
  const subject = images[index]?.caption?.trim() || name;
  return images.length > 1 ? `${subject}, image ${index + 1} of ${images.length}` : subject;
}
