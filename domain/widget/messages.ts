import type { BrandCode } from '../brands/brand.ts';

/**
 * The `postMessage` protocol between a widget's frame and its host page (docs/partners.md). Each side sends to one
 * origin only, and ignores all others: the host page uses the origin of its loader, the frame the origin that sent
 * `hello`. Only `ready` goes to any origin (`'*'`), because the frame does not have the host's origin yet; it
 * contains no data, and the server allows only the brand's sites to embed it. `parse-messages.ts` parses both
 * sides' messages.
 */
export const WIDGET_CHANNEL = 'nearcampus-widget';

/** Protocol version, incremented when a message changes its meaning; messages of another version are ignored. */
export const WIDGET_VERSION = 1;

/** The renter's current step in the widget. */
export const widgetSteps = ['questionnaire', 'matches', 'no-matches', 'end-of-matches', 'congratulations'] as const;
export type WidgetStep = (typeof widgetSteps)[number];

/** What the host page may prefill: answers with the API's codes, a budget for the whole listing, and the contact. */
export type WidgetPrefill = Partial<
  Record<'bedrooms' | 'bathrooms' | 'budget', number> & Record<'firstName' | 'lastName' | 'email' | 'phone', string>
>;

/** Messages sent by the frame. None identifies the renter. */
export type FrameMessage =
  /** The frame accepts messages, sent after each load of its page; the host page responds with `hello` and its prefill. */
  | { type: 'ready' }
  /** Content height in pixels; sent after `hello`, and on change. */
  | { type: 'height'; height: number }
  | { type: 'step'; step: WidgetStep }
  /** Number of matches; `closest` when none fits and these are the nearest. */
  | { type: 'matches'; total: number; closest: boolean }
  | { type: 'request-sent'; housingId: string }
  /** A readable message; with the request id if the server returned one. */
  | { type: 'error'; message: string; requestId?: string }
  /** Scrolls to these pixels below the frame's top, honored while the frame has focus: no page scrolls by itself. */
  | { type: 'show'; top: number };

export type HostMessage =
  /** From here on the frame has the host's origin. */
  | { type: 'hello' }
  | { type: 'prefill'; values: WidgetPrefill }
  /** Opens the questionnaire of a place, or of the initial one. */
  | { type: 'open'; place?: { type: 'college' | 'city' | 'state'; id: number } }
  /** The visible part of the frame in its own pixels, used to position dialogs. */
  | { type: 'viewport'; top: number; height: number };

export type WidgetMessage<Message extends FrameMessage | HostMessage> = Message & {
  channel: typeof WIDGET_CHANNEL;
  version: number;
};

/** The server's initial data for a frame. */
export interface WidgetBoot {
  site: BrandCode;
  /** Authenticates to /embed/graphql; short-lived, renewed at `GET /embed/token`. */
  token: string;
  /** Allowed host origins, as Content-Security-Policy sources such as `https://*.b.example` or `http://localhost:*`. */
  hosts: readonly string[];
}
