const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** '$1,150': whole dollars. */
export const formatDollars = (amount: number): string => dollars.format(amount);
