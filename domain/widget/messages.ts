import type { BrandCode } from '../brands/brand.ts';

/**
 * What a widget's frame and the page around it say to each other over `postMessage` (docs/partners.md). Each side speaks
 * to one origin only, and hears nothing from any other: the page to the one its loader came from, the frame to the one
 * that said `hello` to it. `ready` alone goes to whoever is around (`'*'`), because the frame does not know yet who that
 * is; it tells nothing, and the server lets only the brand's sites be there. `hear.ts` reads both sides' messages.
 */
export const WIDGET_CHANNEL = 'nearcampus-widget';

/** Counted up when a message changes its meaning; a side that hears another number does not listen. */
export const WIDGET_VERSION = 1;

/** Where a renter is in the widget. */
export const widgetSteps = ['questionnaire', 'matches', 'no-matches', 'end-of-matches', 'congratulations'] as const;
export type WidgetStep = (typeof widgetSteps)[number];

/** What the page around may know beforehand: answers of the questionnaire, and who asks. Codes are the specification's. */
export interface WidgetPrefill {
  bedrooms?: number;
  bathrooms?: number;
  /** Dollars a month for the whole home. */
  budget?: number;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
}

/** Said by the frame. Nothing in it tells who the renter is. */
export type FrameMessage =
  /** It answers from now on, said again after each load of its page; the page around says `hello` and what it prefills. */
  | { type: 'ready' }
  /** Pixels that its content takes; said after `hello`, and when it has changed. */
  | { type: 'height'; height: number }
  | { type: 'step'; step: WidgetStep }
  /** How many homes were found; `closest` when nothing fits and these come near. */
  | { type: 'matches'; total: number; closest: boolean }
  | { type: 'request-sent'; housingId: string }
  /** In words for a person; with the request's id where the server said one. */
  | { type: 'error'; message: string; requestId?: string }
  /**
   * Brings this many pixels below the frame's top into view: the page around alone can scroll. It does so only while the
   * renter is in the frame (it has the focus): no page moves by itself.
   */
  | { type: 'show'; top: number };

/** Said by the page around. */
export type HostMessage =
  /** From here on the frame knows whom it speaks to. */
  | { type: 'hello' }
  | { type: 'prefill'; values: WidgetPrefill }
  /** Goes to the questionnaire of a place, or to the one it began with. */
  | { type: 'open'; place?: { type: 'college' | 'city' | 'state'; id: number } }
  /** Which part of the frame is on the screen, in its own pixels: where a dialog is to stand. */
  | { type: 'viewport'; top: number; height: number };

export type WidgetMessage<Said extends FrameMessage | HostMessage> = Said & {
  channel: typeof WIDGET_CHANNEL;
  version: number;
};

/** What a frame is told by the server that made its page. */
export interface WidgetBoot {
  /** Which brand's look and words. */
  site: BrandCode;
  /** Proves to /embed/graphql that a page of ours asks; short-lived, renewed at `GET /embed/token`. */
  token: string;
  /** Who may stand around the frame, as sources of a Content-Security-Policy: `https://www.a.example`, `https://*.b.example`, `http://localhost:*`. */
  hosts: readonly string[];
}
