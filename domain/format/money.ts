const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Returns '$1,150': whole dollars. */
export const formatDollars = (amount: number): string => dollars.format(amount);

/** Returns '$13.42', '$49', '-$8.10': an amount to the cent, without cents where there are none. */
export const formatCents = (amount: number): string => cents.format(amount / 100);
