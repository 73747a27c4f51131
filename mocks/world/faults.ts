/** How one type of call fails, as the client sees it. */
export type Failure =
  /** No response: the connection is lost. */
  | 'unreachable'
  /** 500 with the product's own error body. */
  | 'crash'
  /** The product's rate limit error. */
  | 'too-many'
  /** The call is handled; the response is a bare 204 (K31). */
  | 'no-content'
  /** The call is handled; the response is a redirect (K31). */
  | 'redirect';

/** Simulated failures of a world, besides those that its inputs cause. */
export interface Faults {
  /** Added to every response. */
  latencyMs: number;
  /** The browser is offline: every call fails, and the page receives an offline event. */
  offline: boolean;
  /** By the name of an operation (`PublishListing`), `upload`, `processor` (the card's own calls) or `live`. */
  failing: Record<string, Failure>;
}

export const noFaults = (): Faults => ({ latencyMs: 0, offline: false, failing: {} });
