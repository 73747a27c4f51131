/** Returns whether tracking is allowed: neither Do Not Track nor Global Privacy Control is set. */
export function isTrackingAllowed(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;
}
