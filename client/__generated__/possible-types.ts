export const possibleTypes: Record<string, string[]> = {
  "DoneResult": [
    "Done",
    "Invalid"
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
  ]
};
