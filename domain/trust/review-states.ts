/** Hours after which an undecided review is withdrawn (K66). */
export const REVIEW_HOURS = 72;
/** Days for which the dashboard shows a decision. */
export const REVIEW_SHOWN_DAYS = 14;

/** Where a listing stands that was sent for review, as its landlord sees it (K66). */
export type ReviewState = 'REVIEW' | 'APPROVED' | 'PAYMENT_NEEDED' | 'DECLINED' | 'EXPIRED';
