/**
 * Types of the widget's JavaScript API, as `/widget.js` puts it on a page. Copy this file into your project, or point your
 * editor at `https://<our host>/widget.d.ts`. The guide is at `https://<our host>/partners`.
 */
export type WidgetPlaceType = 'college' | 'city' | 'state';

export interface WidgetPlace {
  type: WidgetPlaceType;
  id: number;
}

/** What you know of your visitor already. All of it is optional, and the visitor can change all of it. */
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

/** What a widget tells your page. Nothing in it says who the visitor is. */
export interface WidgetEvents {
  /** It can be used. Whoever asks later hears it at once. */
  ready: Record<never, never>;
  /** Pixels that it takes on the page; it has taken them already. */
  height: { height: number };
  step: { step: WidgetStep };
  /** How many homes were found; `closest` when none fits and these come near. */
  matches: { total: number; closest: boolean };
  'request-sent': { housingId: string };
  /** Words for a person, and the request's number where there is one: tell it to us. */
  error: { message: string; requestId?: string };
}

export interface WidgetOptions {
  /** The element that the widget goes into, or a selector of it. What stands in it is hidden once the widget is ready. */
  target: Element | string;
  /** Your brand's code; without one, or with one that nobody has, our own. */
  site?: string;
  /** What the search begins with; without a place it begins with a search box. */
  locationType?: WidgetPlaceType;
  locationId?: number | string;
  /** Pixels that it is wide at most; without it as wide as its place. */
  width?: number | string;
  /** Pixels kept free while it loads, so that nothing on your page moves. By itself: the room that its place has. */
  height?: number | string;
  /** How a screen reader names it. */
  title?: string;
  prefill?: WidgetPrefill;
  /** The address of the widget.js that it comes from, where a page has several; by itself that of the first. */
  from?: string;
}

export interface Widget {
  readonly frame: HTMLIFrameElement;
  /** Goes to the questions of a place, or back to those it began with; loads now if it was still waiting to be near. */
  open(place?: WidgetPlace): void;
  prefill(values: WidgetPrefill): void;
  /** @returns how to stop hearing it. */
  on<Name extends keyof WidgetEvents>(
    name: Name,
    heard: (detail: WidgetEvents[Name], widget: Widget) => void,
  ): () => void;
  /** Takes it off the page and shows again what stood in its place. */
  destroy(): void;
}

/** `window.NearcampusWidget`. Where it may come later than your code: `addEventListener('nearcampus-widget', …)`. */
export interface NearcampusWidget {
  readonly version: 1;
  /** Those that are on the page now. */
  readonly widgets: readonly Widget[];
  /** Puts a widget into an element; one that is in it already is destroyed first. */
  open(options: WidgetOptions): Widget;
  /** For each widget on the page, and each that comes. */
  prefill(values: WidgetPrefill): void;
  /** Hears all widgets. @returns how to stop hearing them. */
  on: Widget['on'];
  /** Takes all widgets off the page. */
  destroy(): void;
}

declare global {
  interface Window {
    NearcampusWidget?: NearcampusWidget;
  }
}
