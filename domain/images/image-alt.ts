interface AltImage {
  caption?: string | null | undefined;
}

/** Returns an image's caption, else the listing's name, and its number if there are more: 'Kitchen, image 2 of 4'. */
export function imageAlt(name: string, images: readonly AltImage[], index: number): string {
  const subject = images[index]?.caption?.trim() || name;
  return images.length > 1 ? `${subject}, image ${index + 1} of ${images.length}` : subject;
}
