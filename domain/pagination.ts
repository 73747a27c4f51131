export interface PageMeta {
  /** One-based. */
  page: number;
  perPage: number;
  total: number;
  /** 1 for an empty list. */
  lastPage: number;
}

/** Returns the metadata of a page of a list. */
export const pageMeta = (page: number, perPage: number, total: number): PageMeta => ({
  page,
  perPage,
  total,
  lastPage: Math.max(1, Math.ceil(total / perPage)),
});

/** Returns the page with only its first items; the whole page when no number is given. */
export const truncatePage = <Item, Page extends { data: readonly Item[] }>(
  page: Page,
  most: number | null | undefined,
): Page => (most === null || most === undefined ? page : { ...page, data: page.data.slice(0, Math.max(0, most)) });
