import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Stripe from 'stripe';
import { findRoute } from './routes.ts';

const root = resolve(import.meta.dirname, '../..');

/** The SDK's type of each object, by its `object` field. */
const TYPES: Readonly<Record<string, string>> = {
  balance_transaction: 'Stripe.BalanceTransaction',
  charge: 'Stripe.Charge',
  customer: 'Stripe.Customer | Stripe.DeletedCustomer',
  customer_balance_transaction: 'Stripe.CustomerBalanceTransaction',
  dispute: 'Stripe.Dispute',
  event: 'RecordedEvent',
  invoice: 'Stripe.Invoice',
  invoice_payment: 'Stripe.InvoicePayment',
  line_item: 'Stripe.InvoiceLineItem',
  list: 'Stripe.ApiList<unknown>',
  payment_intent: 'Stripe.PaymentIntent',
  payment_method: 'Stripe.PaymentMethod',
  plan: 'Stripe.Plan',
  price: 'Stripe.Price',
  product: 'Stripe.Product',
  refund: 'Stripe.Refund',
  setup_intent: 'Stripe.SetupIntent',
  subscription: 'Stripe.Subscription',
  subscription_item: 'Stripe.SubscriptionItem',
  webhook_endpoint: 'Stripe.WebhookEndpoint | Stripe.DeletedWebhookEndpoint',
};

/** An event's object is checked against its own type; the SDK's decimal objects are built from the transmitted text. */
const WIRE = `import type Stripe from 'stripe';
interface RecordedEvent extends Omit<Stripe.EventBase, 'data' | 'type'> {
  type: Stripe.Event.Type;
  data: { object: object; previous_attributes?: object };
}
type Wire<T> = unknown extends T ? T
  : T extends Stripe.Decimal ? string
  : T extends readonly (infer Item)[] ? Wire<Item>[]
  : T extends object ? { [Key in keyof T]: Wire<T[Key]> }
  : T;
`;

const OPTIONS = {
  lib: ['es2024', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: 'es2023',
  types: ['node'],
};

/** An event's object and a list's items are checked on their own; checking them twice would only cost time. */
const alone = (value: { object: string }): object => {
  if (value.object === 'event') return { ...value, data: { object: {} } };
  return value.object === 'list' ? { ...value, data: [] } : value;
};

/** Returns an object's shape: objects that differ only in numbers, ids and text are the same to the compiler. */
const kindOf = (object: object): string =>
  JSON.stringify(object, (_name, value: unknown) => {
    if (typeof value === 'number') return 0;
    return typeof value === 'string' && /[^a-z_.]/.test(value) ? '' : value;
  });

/** Records every response that the SDK gets, to check it against the SDK's own types afterwards. */
export class Recorder {
  /** The routes that were called. */
  readonly called = new Set<string>();
  readonly #objects = new Map<string, Map<string, string>>();

  client(key: string, port: number): Stripe {
    return new Stripe(key, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(async (input: string | URL | Request, init?: RequestInit) => {
        const answer = await fetch(input, init);
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        const found = findRoute(init?.method ?? 'GET', pathname);
        if (found) this.called.add(`${found.route.method} ${found.route.path}`);
        this.#keep(await answer.clone().json());
        return answer;
      }),
    });
  }

  /** The object types in the responses. */
  get kinds(): string[] {
    return [...this.#objects.keys()].toSorted();
  }

  #keep(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if ('object' in value && typeof value.object === 'string') {
      const known = this.#objects.get(value.object) ?? new Map<string, string>();
      const kept = alone({ ...value, object: value.object });
      this.#objects.set(value.object, known.set(kindOf(kept), JSON.stringify(kept)));
    }
    for (const inner of Object.values(value)) this.#keep(inner);
  }

  /**
   * Returns the compiler's errors for the responses, one per line. The `spoiled` copies are in their own file: the
   * errors there prove that the check detects mismatches.
   */
  check(spoiled: { kind: string; change: (object: Record<string, unknown>) => void }[]): {
    answers: string[];
    spoiled: string[];
  } {
    const folder = mkdtempSync(join(tmpdir(), 'answers-'));
    const declare = (name: string, kind: string, texts: readonly string[]): string => {
      const type = TYPES[kind] ?? `'the SDK has no type for a ${kind}'`;
      return `export const ${name}: Wire<${type}>[] = [\n${texts.join(',\n')}\n];\n`;
    };
    const copies = spoiled.map(({ kind, change }, index) => {
      const copy = JSON.parse([...(this.#objects.get(kind)?.values() ?? [])][0] ?? '{}');
      change(copy);
      return declare(`spoiled${index}`, kind, [JSON.stringify(copy)]);
    });
    const answers = [...this.#objects].map(([kind, texts], index) =>
      declare(`answers${index}`, kind, [...texts.values()]),
    );
    try {
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      writeFileSync(join(folder, 'answers.ts'), WIRE + answers.join(''));
      writeFileSync(join(folder, 'spoiled.ts'), WIRE + copies.join(''));
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
        cwd: folder,
        encoding: 'utf8',
      });
      const lines = `${stdout}${stderr}`.split('\n').filter((line) => /^\S/.test(line));
      const isSpoiled = (line: string) => line.startsWith('spoiled.ts');
      return { answers: lines.filter((line) => !isSpoiled(line)), spoiled: lines.filter(isSpoiled) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
