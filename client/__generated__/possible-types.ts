
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "DoneResult": [
      "Done",
      "Invalid"
    ],
    "EditResult": [
      "Edited",
      "Invalid",
      "Stale"
    ],
    "GeoResult": [
      "Geo",
      "Invalid"
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
      "LoggedIn"
    ],
    "PublishResult": [
      "Invalid",
      "KeyReused",
      "NeedsAuthentication",
      "Published"
    ]
  }
};
      export default result;
    