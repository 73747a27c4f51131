/** Whether this browser's person is content to be counted: neither Do Not Track nor Global Privacy Control says no. */
export function isTrackingAllowed(asked: Navigator = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = asked as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;
}
