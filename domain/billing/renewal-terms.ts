/** Until when a listing renews (K24), as every page states it before a payment. */
export const UNTIL_STOPPED = 'until you cancel it or mark it as rented';
