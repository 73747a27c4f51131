/** Where a listing stands that was sent for review, as its landlord sees it (K66). */
export type ReviewState = 'REVIEW' | 'APPROVED' | 'PAYMENT_NEEDED' | 'DECLINED' | 'EXPIRED';
