let published: string | undefined;

/** Remembers a listing that has just been published, until this page is left or reloaded. */
export const rememberPublished = (listingId: string): void => {
  published = listingId;
};

/** Returns the id of the listing that was just published; undefined when there is none. */
export const justPublished = (): string | undefined => published;

/** Forgets it, once its landlord has dismissed the message. */
export const forgetPublished = (): void => {
  published = undefined;
};
