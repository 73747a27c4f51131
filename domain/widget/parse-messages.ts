import {
  WIDGET_CHANNEL,
  WIDGET_VERSION,
  widgetSteps,
  type FrameMessage,
  type HostMessage,
  type WidgetMessage,
  type WidgetPrefill,
  type WidgetStep,
} from './messages.ts';
import { isRecord } from '../is-record.ts';

/** Parses `postMessage` data of any window; the listener must check the sender (`origin` and `source`) first. */
type Check = (value: unknown) => boolean;
type Fields = Record<string, Check>;

/** Maximum height in pixels: taller than any of our pages, and than browsers render well. */
const MAX_PIXELS = 100_000;
const MAX_TEXT_LENGTH = 500;

const isSize: Check = (value) => typeof value === 'number' && value >= 0 && value <= MAX_PIXELS;
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isText: Check = (value) => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
const isTextOrNone: Check = (value) => value === undefined || isText(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isStep: Check = (value) => widgetSteps.includes(value as WidgetStep);
const isId: Check = (value) => isCount(value) && value !== 0;
const isPlaceType: Check = (value) => value === 'college' || value === 'city' || value === 'state';
/** Returns the named fields if all are valid, else null. */
function read(value: unknown, fields: Fields): Record<string, unknown> | null {
  const given: Record<string, unknown> = Object(value);
  const found: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(fields)) {
    const is = given[name];
    if (!check(is)) return null;
    if (is !== undefined) found[name] = is;
  }
  return found;
}

/** Parses a message of this version with one of these types. */
function parseMessage<Message>(data: unknown, types: Readonly<Record<string, Fields>>): Message | null {
  const sent: Record<string, unknown> = Object(data);
  if (sent['channel'] !== WIDGET_CHANNEL || sent['version'] !== WIDGET_VERSION) return null;
  // Checks own entries only: every object has a `constructor`.
  const [type, fields] = Object.entries(types).find(([known]) => known === sent['type']) ?? [];
  const found = fields && read(sent, fields);
  return found ? ({ ...found, type } as Message) : null;
}

const frameFields: Record<FrameMessage['type'], Fields> = {
  ready: {},
  height: { height: isSize },
  step: { step: isStep },
  matches: { total: isCount, closest: isFlag },
  'request-sent': { housingId: isText },
  error: { message: isText, requestId: isTextOrNone },
  show: { top: isSize },
};

/** Parses a message from the frame, or returns null. */
export const parseFrameMessage = (data: unknown): FrameMessage | null => parseMessage(data, frameFields);

const prefillFields = {
  bedrooms: isSize,
  bathrooms: isSize,
  budget: isSize,
  firstName: isText,
  lastName: isText,
  email: isText,
  phone: isText,
} satisfies Record<keyof WidgetPrefill, Check>;

/** Returns the valid prefill fields; invalid ones are left out. */
export function parsePrefill(values: unknown): WidgetPrefill {
  if (!isRecord(values)) return {};
  const good = Object.entries(prefillFields).filter(([name, check]) => check(values[name]));
  return Object.fromEntries(good.map(([name]) => [name, values[name]]));
}

const isPlaceOrNone: Check = (value) => value === undefined || read(value, { type: isPlaceType, id: isId }) !== null;

const hostFields: Record<HostMessage['type'], Fields> = {
  hello: {},
  prefill: { values: isRecord },
  open: { place: isPlaceOrNone },
  viewport: { top: isSize, height: isSize },
};

/** Parses a message from the host page, or returns null. */
export function parseHostMessage(data: unknown): HostMessage | null {
  const message = parseMessage<HostMessage>(data, hostFields);
  return message?.type === 'prefill' ? { ...message, values: parsePrefill(message.values) } : message;
}

/** Returns a message in its transport form. */
export const encodeMessage = <Body extends FrameMessage | HostMessage>(message: Body): WidgetMessage<Body> => ({
  ...message,
  channel: WIDGET_CHANNEL,
  version: WIDGET_VERSION,
});
