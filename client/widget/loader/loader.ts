import { WIDGET_VERSION } from '../../../domain/widget/messages.ts';
import { createListeners } from './listeners.ts';
import { placeholderAfter, placeholderIn } from './placeholder.ts';
import { createWidget } from './widget-instance.ts';
import type { NearcampusWidget, Widget, WidgetOptions, WidgetPrefill } from './widget.d.ts';

/** `/widget.js`: adds widgets at their script tags, or at their targets, and defines `NearcampusWidget`. */

/**
 * Its own tags: the running one, or those of a module, which has no current one. Uses the prototype's getter: an image
 * that someone named `currentScript` would shadow the document's property and control the frames' origin.
 */
const ownScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(
  document,
) as Element | null;
const scripts = (
  ownScript ? [ownScript] : [...document.querySelectorAll('script[type=module][src$="/widget.js"]')]
) as HTMLScriptElement[];

function makeApi(): NearcampusWidget {
  const all = createListeners();
  /** The widgets by the element that contains them, or the script that they follow. */
  const widgets = new Map<Element, Widget>();
  let values: WidgetPrefill = {};

  const openAt = (element: Element, options: Omit<WidgetOptions, 'target'>) => {
    for (const [place, widget] of widgets) if (place === element || !place.isConnected) widget.destroy();
    const spot = element.localName === 'script' ? placeholderAfter(element) : placeholderIn(element);
    const base = options.from ?? scripts[0]?.src ?? '';
    const widget = createWidget(spot, options, { base, all, values, gone: () => widgets.delete(element) });
    widgets.set(element, widget);
    return widget;
  };
  return {
    version: WIDGET_VERSION,
    get widgets() {
      return [...widgets.values()];
    },
    open: ({ target, ...options }) => {
      const element = typeof target === 'string' ? document.querySelector(target) : target;
      if (!element) throw new Error(`Not on this page: ${String(target)}`);
      return openAt(element, options);
    },
    prefill: (more) => {
      values = { ...values, ...more };
      for (const widget of widgets.values()) widget.prefill(more);
    },
    on: (name, heard) => all.on(name, heard),
    destroy: () => {
      for (const widget of widgets.values()) widget.destroy();
    },
  };
}

/** Checks for an own property of the window: an element with that id is exposed under the same name. */
if (!Object.getOwnPropertyDescriptor(window, 'NearcampusWidget')) window.NearcampusWidget = makeApi();
const api = window.NearcampusWidget as NearcampusWidget;

/** Creates the widget of a tag. A tag in the head without attributes creates none: it only loads the API. */
function start(script: HTMLScriptElement): void {
  const { target = script, ...data } = script.dataset;
  const inHead = document.head.contains(script);
  if (inHead && !Object.keys(script.dataset).length) return;
  // While the page is still parsing, the tag's target or the link after it may not exist yet.
  const isToCome = typeof target === 'string' ? !document.querySelector(target) : inHead || !script.nextSibling;
  const open = () => api.open({ ...(data as Omit<WidgetOptions, 'target'>), target, from: script.src });
  if (isToCome && document.readyState === 'loading') addEventListener('DOMContentLoaded', open, { once: true });
  else open();
}

for (const script of scripts) start(script);
dispatchEvent(new Event('nearcampus-widget'));
