/** What both processes of the kill test charge, in dollars a month by type. */
export const prices = { 84: 49, 85: 29 };
