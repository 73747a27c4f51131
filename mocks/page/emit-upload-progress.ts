import type { World } from '../world/world.ts';

const PATH = '/api/images-upload';
/** The minimum duration of an upload, so that its progress is visible. */
const LEAST_MS = 400;
const STEPS = 8;

/** Simulates upload progress, since a browser reports none for a request that a service worker handles. */
export function emitUploadProgress(world: World): void {
  const { open, send, abort } = XMLHttpRequest.prototype;
  const uploads = new WeakSet<XMLHttpRequest>();
  const timers = new WeakMap<XMLHttpRequest, ReturnType<typeof setInterval>>();

  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
    if (String(given[1]).endsWith(PATH)) uploads.add(this);
    Reflect.apply(open, this, given);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null) {
    const file = body instanceof FormData ? body.get('file') : null;
    if (!uploads.has(this) || !(file instanceof File)) return send.call(this, body);
    const { upload } = this;
    const total = file.size;
    let step = 0;
    const tick = () => {
      step++;
      const sent = { lengthComputable: true, loaded: Math.round((total * step) / STEPS), total };
      upload.dispatchEvent(new ProgressEvent('progress', sent));
      if (step < STEPS) return;
      clearInterval(timers.get(this));
      timers.delete(this);
      send.call(this, body);
    };
    upload.dispatchEvent(new ProgressEvent('loadstart', { lengthComputable: true, loaded: 0, total }));
    timers.set(this, setInterval(tick, Math.max(LEAST_MS, world.faults.latencyMs) / STEPS));
  };
  XMLHttpRequest.prototype.abort = function (this: XMLHttpRequest) {
    const timer = timers.get(this);
    timers.delete(this);
    abort.call(this);
    // The request is not sent yet, so the browser emits no end event.
    if (timer !== undefined) {
      clearInterval(timer);
      this.dispatchEvent(new ProgressEvent('abort'));
    }
  };
}
