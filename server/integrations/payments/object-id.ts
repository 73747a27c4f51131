/** Returns the ID of an object that the processor sends as an ID or expanded. */
export const objectId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
