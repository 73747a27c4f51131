
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "CardChangeResult": [
      "CardChanged",
      "Invalid",
      "NeedsAuthentication"
    ],
    "DoneResult": [
      "Done",
      "Invalid"
    ],
    "EditResult": [
      "Edited",
      "Invalid",
      "NeedsAuthentication",
      "Stale"
    ],
    "EnquiryResult": [
      "EnquirySent",
      "Invalid"
    ],
    "GeoResult": [
      "Geo",
      "Invalid"
    ],
    "KindQuoteResult": [
      "Invalid",
      "KindQuote"
    ],
    "LeadChangeResult": [
      "Invalid",
      "LeadChanged"
    ],
    "LeadResult": [
      "Invalid",
      "LeadSent"
    ],
    "ListingStateResult": [
      "Invalid",
      "ListingState",
      "NeedsAuthentication"
    ],
    "LoginResult": [
      "Invalid",
      "LoggedIn",
      "LoginLinkSent"
    ],
    "PublishResult": [
      "Invalid",
      "KeyReused",
      "NeedsAuthentication",
      "Published",
      "SentForReview"
    ],
    "SaveDraftResult": [
      "DraftConflict",
      "DraftPublished",
      "DraftSaved",
      "Invalid"
    ],
    "SubscriberResult": [
      "Invalid",
      "Subscribed"
    ]
  }
};
      export default result;
    