import { WIDGET_VERSION } from '../../../domain/widget/messages.ts';
import { createListeners } from './listeners.ts';
import { placeholderAfter, placeholderIn } from './placeholder.ts';
import { createWidget } from './widget-instance.ts';
import type { NearcampusWidget, Widget, WidgetOptions, WidgetPrefill } from './widget.d.ts';

/** `/widget.js`: puts widgets where its script tags stand, or where they say, and gives the page `NearcampusWidget`. */

/**
 * Its own tags: the one that runs, or those of a module, which has no current one. Asked of the prototype: a picture that
 * somebody else has named `currentScript` would answer for the document, and say where frames come from.
 */
const ownScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(
  document,
) as Element | null;
const scripts = (
  ownScript ? [ownScript] : [...document.querySelectorAll('script[type=module][src$="/widget.js"]')]
) as HTMLScriptElement[];

function makeApi(): NearcampusWidget {
  const all = createListeners();
  /** Each by the element that it stands in, or the script that it stands behind. */
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

/** Asked whether it is the window's own: an element with that id answers to the name as well, and is none. */
if (!Object.getOwnPropertyDescriptor(window, 'NearcampusWidget')) window.NearcampusWidget = makeApi();
const api = window.NearcampusWidget as NearcampusWidget;

/** Puts the widget that a tag asks for. A tag in the head that says nothing asks for none: it brings the API. */
function start(script: HTMLScriptElement): void {
  const { target = script, ...data } = script.dataset;
  const inHead = document.head.contains(script);
  if (inHead && !Object.keys(script.dataset).length) return;
  // While the page is still read, what the tag names or the link behind it may be to come.
  const isToCome = typeof target === 'string' ? !document.querySelector(target) : inHead || !script.nextSibling;
  const open = () => api.open({ ...(data as Omit<WidgetOptions, 'target'>), target, from: script.src });
  if (isToCome && document.readyState === 'loading') addEventListener('DOMContentLoaded', open, { once: true });
  else open();
}

for (const script of scripts) start(script);
dispatchEvent(new Event('nearcampus-widget'));
