/**
 * The one inline script, the same for everybody, so the content security policy allows it by its hash. Both headers are
 * in the cached page; before the first paint the readable cookie (no secret) says which of them is shown.
 */
export const hint =
  "if(/(?:^|; )signed-in=1/.test(document.cookie))document.documentElement.setAttribute('data-signed-in','')";
