/** How one kind of call goes wrong, as the outside sees it. */
export type Failure =
  /** No answer at all: the line is dead. */
  | 'unreachable'
  /** 500 with the product's own error body. */
  | 'crash'
  /** The product's refusal of too many calls. */
  | 'too-many';

/** What goes wrong in a world, beside what its inputs make go wrong. */
export interface Faults {
  /** Added to every answer. */
  latencyMs: number;
  /** The browser has no line: every call is unreachable, and the page is told that it is offline. */
  offline: boolean;
  /** By the name of an operation (`PublishListing`), `upload`, `processor` (the card's own calls) or `live`. */
  failing: Record<string, Failure>;
}

export const noFaults = (): Faults => ({ latencyMs: 0, offline: false, failing: {} });
