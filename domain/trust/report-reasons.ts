/** The reasons for which a listing can be reported, in the order of the form. */
export const reportReasons = [
  { code: 'scam', label: 'It looks like a scam, or asks for money before a visit' },
  { code: 'unavailable', label: "It's already rented, or doesn't exist" },
  { code: 'wrong', label: 'The price, photos or facts are wrong' },
  { code: 'discrimination', label: 'It excludes people, such as families or people of a religion' },
  { code: 'duplicate', label: "It's listed twice" },
  { code: 'other', label: 'Something else' },
] as const;
export type ReportReason = (typeof reportReasons)[number]['code'];

export const reportReasonCodes = reportReasons.map(({ code }) => code);

export const REASON_NEEDED = 'Choose a reason.';
