/* Replaces the script of js.stripe.com. It runs in the page by itself and must not refer to anything outside. */

/**
 * Implements as much of Stripe.js as the product and @stripe/react-stripe-js use: frames of Stripe's origins, and the
 * shapes of its responses.
 */
export function fakeStripeScript(): void {
  type Answer = Record<string, unknown> & { error?: object; status?: string };
  interface FrameMessage {
    from?: string;
    type?: string;
    answer?: Answer;
  }
  const api = 'https://api.stripe.com/v1';

  const element = (key: string, part: string, first: object) => {
    const frame = document.createElement('iframe');
    frame.src = `https://js.stripe.com/v3/elements-inner-card.html#${part},${key}`;
    const title: Record<string, string> = { cardNumber: 'card number', cardExpiry: 'expiration date', cardCvc: 'CVC' };
    frame.title = `Secure ${title[part]} input frame`;
    frame.style.cssText = 'border: 0; width: 100%; height: 1.2em; display: block;';
    let options = first;
    const listeners = new Map<string, Set<(event: object) => void>>();
    /** Messages sent before the frame listens. */
    let early: object[] | undefined = [];
    const post = (message: object) => frame.contentWindow?.postMessage(message, 'https://js.stripe.com');
    const send = (message: object) => void (early?.push(message) ?? post(message));
    addEventListener('message', (event: MessageEvent<FrameMessage>) => {
      if (event.source !== frame.contentWindow) return;
      if (event.data.type === 'ready') {
        for (const message of [{ do: 'update', ...options }, ...(early ?? [])]) post(message);
        early = undefined;
      }
      for (const hear of listeners.get(event.data.type ?? '') ?? []) hear({ elementType: part, ...event.data });
    });
    const self = {
      mount: (place: HTMLElement) => {
        place.classList.add('StripeElement');
        place.replaceChildren(frame);
        for (const label of document.querySelectorAll(`label[for="${CSS.escape(place.id)}"]`))
          label.addEventListener('click', () => self.focus());
      },
      on: (type: string, hear: (event: object) => void) => {
        listeners.set(type, (listeners.get(type) ?? new Set()).add(hear));
        return self;
      },
      off: (type: string, hear: (event: object) => void) => {
        listeners.get(type)?.delete(hear);
        return self;
      },
      update: (more: object) => {
        options = { ...options, ...more };
        send({ do: 'update', ...options });
      },
      focus: () => {
        frame.focus();
        send({ do: 'focus' });
      },
      blur: () => frame.blur(),
      destroy: () => frame.remove(),
      make: (billing: object) =>
        new Promise<Answer>((done) => {
          const hear = (event: object) => {
            self.off('paymentMethod', hear);
            done((event as FrameMessage).answer ?? {});
          };
          self.on('paymentMethod', hear);
          send({ do: 'createPaymentMethod', billing });
        }),
    };
    return self;
  };

  const retrieve = async (key: string, path: string, secret: string): Promise<Answer> =>
    (await fetch(`${api}/${path}?${new URLSearchParams({ key, client_secret: secret })}`)).json() as Promise<Answer>;

  /** Shows the bank's window over the page until the authentication is approved or declined. */
  const askBank = (kind: string, secret: string, key: string) =>
    new Promise<void>((done) => {
      const frame = document.createElement('iframe');
      frame.src = `https://hooks.stripe.com/3d_secure_2/authenticate.html#${kind},${secret},${key}`;
      frame.title = '3D Secure authentication';
      frame.style.cssText =
        'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 99; background: #fffc;';
      const hear = (event: MessageEvent<FrameMessage>) => {
        if (event.source !== frame.contentWindow || event.data.from !== 'bank') return;
        removeEventListener('message', hear);
        frame.remove();
        done();
      };
      addEventListener('message', hear);
      document.body.append(frame);
    });

  const settled = async (key: string, kind: 'payment_intent' | 'setup_intent', secret: string) => {
    const path = `${kind}s/${secret.split('_secret_')[0]}`;
    const before = await retrieve(key, path, secret);
    if (before.error) return { error: before.error };
    if (before.status === 'requires_action') await askBank(`${kind}s`, secret, key);
    const after = await retrieve(key, path, secret);
    if (after.status === 'succeeded') return { [kind === 'payment_intent' ? 'paymentIntent' : 'setupIntent']: after };
    return { error: { type: 'invalid_request_error', code: `${kind}_authentication_failure` } };
  };

  const Stripe = (key: string) => ({
    elements: () => {
      const made = new Map<string, ReturnType<typeof element>>();
      return {
        create: (part: string, options: object) => {
          const one = element(key, part, options);
          made.set(part, one);
          return one;
        },
        getElement: (element: string | { __elementType: string }) =>
          made.get(typeof element === 'string' ? element : element.__elementType) ?? null,
        update: () => undefined,
      };
    },
    createToken: () => Promise.reject(new Error('Not used.')),
    confirmCardPayment: () => Promise.reject(new Error('Not used.')),
    createPaymentMethod: async ({
      card,
      billing_details: { email, address },
    }: {
      card: ReturnType<typeof element>;
      billing_details: { email: string; address: Record<string, string> };
    }) => {
      const where = Object.entries(address).map(([name, value]) => [`billing_details[address][${name}]`, value]);
      const answer = await card.make({ 'billing_details[email]': email, ...Object.fromEntries(where) });
      return answer.error ? { error: answer.error } : { paymentMethod: answer };
    },
    confirmCardSetup: async (secret: string, { payment_method }: { payment_method: string }) => {
      const response = await fetch(`${api}/setup_intents/${secret.split('_secret_')[0]}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ key, client_secret: secret, payment_method, use_stripe_sdk: 'true' }),
      });
      const answer = (await response.json()) as Answer;
      return answer.error ? { error: answer.error } : settled(key, 'setup_intent', secret);
    },
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const { status } = await retrieve(key, `payment_intents/${clientSecret.split('_secret_')[0]}`, clientSecret);
      if (status !== 'requires_action')
        throw new Error(`handleNextAction: The PaymentIntent supplied is not in the requires_action state.`);
      return settled(key, 'payment_intent', clientSecret);
    },
  });
  const [, version = ''] =
    /js\.stripe\.com\/(\w+)\//.exec((document.currentScript as HTMLScriptElement | null)?.src ?? '') ?? [];
  Object.assign(window, { Stripe: Object.assign(Stripe, { version }) });
}
