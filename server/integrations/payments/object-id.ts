/** The id of what the processor names by its id or tells whole. */
export const objectId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
