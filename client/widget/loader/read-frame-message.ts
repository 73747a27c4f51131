import {
  WIDGET_CHANNEL,
  WIDGET_VERSION,
  widgetSteps,
  type FrameMessage,
  type WidgetStep,
} from '../../../domain/widget/messages.ts';

type Check = (value: unknown) => boolean;

/** Taller than any page of ours, and than browsers draw well. */
const MOST_PIXELS = 100_000;
const MOST_LETTERS = 500;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSize: Check = (value) => typeof value === 'number' && value >= 0 && value <= MOST_PIXELS;
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isText: Check = (value) => typeof value === 'string' && value.length <= MOST_LETTERS;
const isTextOrNone: Check = (value) => value === undefined || isText(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isStep: Check = (value) => widgetSteps.includes(value as WidgetStep);

const fieldsOf: Record<FrameMessage['type'], Record<string, Check>> = {
  ready: {},
  height: { height: isSize },
  step: { step: isStep },
  matches: { total: isCount, closest: isFlag },
  'request-sent': { housingId: isText },
  error: { message: isText, requestId: isTextOrNone },
  show: { top: isSize },
};
/** Not the object itself: it would answer for `constructor` too. */
const types = new Map<unknown, Record<string, Check>>(Object.entries(fieldsOf));

/**
 * What a frame says, of what anybody may send: the fields that its message has and nothing beside them. Who sent it is
 * looked at before this.
 * @returns null for what is none of ours, of another version, or not what it has to be.
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data) || data['channel'] !== WIDGET_CHANNEL || data['version'] !== WIDGET_VERSION) return null;
  const fields = types.get(data['type']);
  if (!fields) return null;
  const message: Record<string, unknown> = { type: data['type'] };
  for (const name of Object.keys(fields)) {
    if (!fields[name]?.(data[name])) return null;
    if (data[name] !== undefined) message[name] = data[name];
  }
  return message as unknown as FrameMessage;
}
