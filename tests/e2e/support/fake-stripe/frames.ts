/**
 * The documents in the frames of the fake Stripe script. Each function runs as a script of its own and must not refer
 * to anything outside of itself.
 */

/** Renders one card field, of the origin js.stripe.com. Typed values stay in these frames, which read each other. */
export function cardField(): void {
  const [part = '', key = ''] = location.hash.slice(1).split(',');
  const names: Record<string, string> = {
    cardNumber: 'Credit or debit card number',
    cardExpiry: 'Credit or debit card expiration date',
    cardCvc: 'Credit or debit card CVC/CVV',
  };
  const input = document.createElement('input');
  input.id = part;
  input.setAttribute('aria-label', names[part] ?? part);
  input.autocomplete = 'off';
  document.body.style.margin = '0';
  input.style.cssText =
    'display: block; box-sizing: border-box; width: 100%; padding: 0; border: 0; outline: 0; background: none;';
  document.body.append(input);
  const tell = (message: object) => parent.postMessage({ from: part, ...message }, '*');

  const passes = (digits: string) =>
    [...digits].toReversed().reduce((sum, digit, place) => {
      const value = Number(digit) * (place % 2 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
      10 ===
    0;
  const state = (): { complete: boolean; error?: object } => {
    const digits = input.value.replace(/\D/g, '');
    if (part === 'cardCvc') return { complete: digits.length >= 3 };
    if (part === 'cardExpiry') return { complete: digits.length === 4 };
    if (digits.length < 15) return { complete: false };
    return passes(digits)
      ? { complete: true }
      : { complete: false, error: { type: 'validation_error', code: 'invalid_number' } };
  };
  input.addEventListener('input', () => tell({ type: 'change', ...state() }));
  for (const type of ['focus', 'blur']) input.addEventListener(type, () => tell({ type }));

  const valueOf = (name: string): string => {
    for (let index = 0; index < parent.frames.length; index++) {
      try {
        const field = parent.frames[index]?.document.getElementById(name);
        if (field && 'value' in field) return String(field.value).replace(/\D/g, '');
      } catch {
        // a frame of another origin
      }
    }
    return '';
  };
  const makeMethod = async (billing: Record<string, string>) => {
    const expiry = valueOf('cardExpiry');
    const response = await fetch('https://api.stripe.com/v1/payment_methods', {
      method: 'POST',
      body: new URLSearchParams({
        key,
        type: 'card',
        'card[number]': valueOf('cardNumber'),
        'card[cvc]': valueOf('cardCvc'),
        'card[exp_month]': expiry.slice(0, 2),
        'card[exp_year]': `20${expiry.slice(2)}`,
        ...billing,
      }),
    });
    return (await response.json()) as object;
  };
  addEventListener(
    'message',
    (event: MessageEvent<{ do?: string; disabled?: boolean; style?: object; billing?: Record<string, string> }>) => {
      const { do: what, disabled, style, billing } = event.data;
      if (what === 'focus') input.focus();
      if (what === 'update') {
        input.disabled = disabled === true;
        const { base } = (style ?? {}) as { base?: { color?: string } };
        input.style.color = base?.color ?? '';
      }
      if (what === 'createPaymentMethod')
        void makeMethod(billing ?? {}).then((answer) => tell({ type: 'paymentMethod', answer }));
    },
  );
  tell({ type: 'ready' });
}

/** Renders the bank's authentication window, of the origin hooks.stripe.com, and sends the decision to the processor. */
export function bankWindow(): void {
  const [kind = '', secret = '', key = ''] = location.hash.slice(1).split(',');
  const id = secret.split('_secret_')[0] ?? '';
  const say = async (outcome: string) => {
    await fetch(`https://api.stripe.com/v1/test_helpers/${kind}/${id}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({ key, client_secret: secret, outcome }),
    });
    parent.postMessage({ from: 'bank' }, '*');
  };
  for (const [outcome, words] of [
    ['succeed', 'Complete authentication'],
    ['fail', 'Fail authentication'],
  ] as const) {
    const button = document.createElement('button');
    button.textContent = words;
    button.addEventListener('click', () => void say(outcome));
    document.body.append(button);
  }
}
