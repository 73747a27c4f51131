/** Where a page stands in its list. */
export interface PageMeta {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** 1 when there is nothing. */
  lastPage: number;
}

/** The meta of a page of a list. */
export const pageMeta = (page: number, perPage: number, total: number): PageMeta => ({
  page,
  perPage,
  total,
  lastPage: Math.max(1, Math.ceil(total / perPage)),
});

/** Only the first so many of a page; all of it when nobody says how many. */
export const truncatePage = <Item, Page extends { data: readonly Item[] }>(
  page: Page,
  most: number | null | undefined,
): Page => (most === null || most === undefined ? page : { ...page, data: page.data.slice(0, Math.max(0, most)) });
