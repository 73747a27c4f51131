const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** '$13.42', '$49', '-$8.10': a sum to the cent, without cents where there are none. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);
