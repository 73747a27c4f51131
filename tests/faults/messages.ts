import type { PaymentFields } from '../../domain/billing/payment-fields.ts';
import type { Decision } from './plan.ts';

/** The settings with which the product's process is started. */
export interface Settings {
  databaseUrl: string;
  /** Whether to migrate the database and exit. */
  migrate?: boolean;
  processorPort: number;
  webhookUrl: string;
  prices: Record<number, number>;
  /** Timeout of calls to the processor, in milliseconds. */
  patienceMs: number;
  sweepMs: number;
  reconcileMs: number;
}

/** The price of another property type, as its landlord has seen it. */
export interface Agreement {
  quotedAt: Date;
  chargeCents: number;
}

type CallVariants = { id: number } & (
  | {
      name: 'publish';
      draft: unknown;
      card: string | PaymentFields;
      key: string;
      viewer: number | null;
      review: boolean;
    }
  | { name: 'decide'; review: string; approved: boolean }
  | { name: 'edit'; listing: number; draft: unknown; viewer: number; agreed?: Agreement }
  | { name: 'quote'; listing: number; type: number; viewer: number }
  | { name: 'remove'; listing: number; refund: boolean }
  | { name: 'put back'; listing: number }
  | { name: Decision; listing: number; viewer: number }
  | { name: 'refund'; listing: number }
  | { name: 'credit'; viewer: number; key: string }
  | { name: 'newCard'; viewer: number }
  | { name: 'takeCard'; viewer: number; setup: string }
  | { name: 'reconcile'; all: boolean }
  | { name: 'sweep' | 'clock' | 'busy' | 'problems' | 'check the ledger' | 'rest' | 'wake' }
);
export type Call = CallVariants;

export interface EmailSent {
  messageId: string;
  to: string;
  subject: string;
}

/** A message of the process: it listens, an email was sent, or a call ended. */
export type FromProduct =
  | { ready: number }
  | { email: EmailSent }
  | { id: number; answer: unknown }
  | { id: number; failed: string };
