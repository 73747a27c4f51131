import type { Widget, WidgetEvents } from './widget.d.ts';

type Name = keyof WidgetEvents;

export interface Listeners {
  on: Widget['on'];
  tell(name: Name, detail: WidgetEvents[Name], widget: Widget): void;
}

/** Creates an event emitter that calls each listener in its own task: one that throws blocks no other and is logged. */
export function createListeners(): Listeners {
  const pairs = new Set<readonly [Name, (detail: never, widget: Widget) => void]>();
  return {
    on: (name, heard) => {
      const pair = [name, heard] as const;
      pairs.add(pair);
      return () => void pairs.delete(pair);
    },
    tell: (name, detail, widget) => {
      for (const pair of pairs)
        if (pair[0] === name) queueMicrotask(() => pairs.has(pair) && pair[1](detail as never, widget));
    },
  };
}
