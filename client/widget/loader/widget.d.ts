/**
 * Types of the widget's JavaScript API, which `/widget.js` defines. Copy this file into your project, or point your
 * editor at `https://<our host>/widget.d.ts`. The guide is at `https://<our host>/partners`.
 */
export type WidgetPlaceType = 'college' | 'city' | 'state';

export interface WidgetPlace {
  type: WidgetPlaceType;
  id: number;
}

/** What you already know about your visitor. All fields are optional, and the visitor can change them. */
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

export type WidgetStep = 'questionnaire' | 'matches' | 'no-matches' | 'end-of-matches' | 'congratulations';

/** The events of a widget. None of them identifies the visitor. */
export interface WidgetEvents {
  /** The widget is ready for use. A listener added later is called at once. */
  ready: Record<never, never>;
  /** The widget's height on the page in pixels, already applied. */
  height: { height: number };
  step: { step: WidgetStep };
  /** The number of listings found; `closest` when none matches and these are the closest ones. */
  matches: { total: number; closest: boolean };
  'request-sent': { housingId: string };
  /** A message for users, and the request's id where there is one: include it when you contact us. */
  error: { message: string; requestId?: string };
}

export interface WidgetOptions {
  /** The element for the widget, or its selector. Its content is hidden once the widget is ready. */
  target: Element | string;
  /** Your brand's code; without one, or with an unknown one, our own. */
  site?: string;
  /** The place of the initial search; without one the widget starts with a search box. */
  locationType?: WidgetPlaceType;
  locationId?: number | string;
  /** The maximum width in pixels; by default the width of its container. */
  width?: number | string;
  /** The height in pixels that is reserved while it loads, to avoid a layout shift. By default the height of its container. */
  height?: number | string;
  /** The accessible name for screen readers. */
  title?: string;
  prefill?: WidgetPrefill;
  /** The URL of its widget.js, where a page has several; by default that of the first. */
  from?: string;
}

export interface Widget {
  readonly frame: HTMLIFrameElement;
  /** Opens the questionnaire of a place, or the initial one again; loads at once a widget that is not near the viewport yet. */
  open(place?: WidgetPlace): void;
  prefill(values: WidgetPrefill): void;
  /** @returns the function that unsubscribes. */
  on<Name extends keyof WidgetEvents>(
    name: Name,
    listener: (detail: WidgetEvents[Name], widget: Widget) => void,
  ): () => void;
  /** Removes it from the page and restores the content in its place. */
  destroy(): void;
}

/** `window.NearcampusWidget`. If it may load later than your code: `addEventListener('nearcampus-widget', …)`. */
export interface NearcampusWidget {
  readonly version: 1;
  /** The widgets on the page. */
  readonly widgets: readonly Widget[];
  /** Creates a widget in an element; destroys an existing one there first. */
  open(options: WidgetOptions): Widget;
  /** Applies to each widget on the page and to each later one. */
  prefill(values: WidgetPrefill): void;
  /** Subscribes to the events of all widgets. @returns the function that unsubscribes. */
  on: Widget['on'];
  /** Removes all widgets from the page. */
  destroy(): void;
}

declare global {
  interface Window {
    NearcampusWidget?: NearcampusWidget;
  }
}
