
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AlertResult": [
      "Invalid",
      "Subscriber"
    ],
    "CardChangeResult": [
      "CardChanged",
      "Invalid",
      "NeedsAuthentication"
    ],
    "CreateGroupListResult": [
      "GroupListCreated",
      "Invalid"
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
    "JoinGroupListResult": [
      "GroupListJoined",
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
    