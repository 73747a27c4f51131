/** The address of a receipt as a PDF; the ID follows. */
export const receiptPdfPath = (id: string): string => `/api/receipts/${encodeURIComponent(id)}.pdf`;

/** Returns the file name of a receipt: 'receipt-A1B2-0001.pdf'. */
export const receiptFileName = (number: string): string => `receipt-${number.replaceAll(/[^\w-]/g, '')}.pdf`;
