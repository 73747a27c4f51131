/**
 * Who may say where a request comes from: the proxies in front of us, so many of them. Each adds to `X-Forwarded-For`
 * whom it was asked by; what stands before that was written by the asker, who may write anything.
 */
export const trusting = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies === 0 ? false : (_address, hop) => hop < proxies;
