/** Returns whether tracking is allowed: neither Do Not Track nor Global Privacy Control is set. */
export function isTrackingAllowed(asked: Navigator = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = asked as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;
}
