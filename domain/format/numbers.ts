/** Returns '1,234'. */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** Returns '1 lead', '1,234 leads'; `many` is for irregular plurals. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Returns 'a, b, and c'. */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat('en-US').format(items);
