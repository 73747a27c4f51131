import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { EmailService } from '../emails/email.service.ts';
import type { Payments } from '../integrations/payments/payments.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Throttle } from '../throttle.ts';
import type { AccountService } from './account/account.service.ts';
import type { KnownDevices } from './account/known-devices.ts';
import type { SessionService } from './account/session.service.ts';
import type { BillingService } from './billing/billing.service.ts';
import type { HousingService } from './housing/housing.service.ts';

/** What the services need of one another: each picks what it uses. */
export interface ServiceDeps {
  orm: MikroORM;
  pool: Pool;
  clock: Clock;
  mail: EmailService;
  throttle: Pick<Throttle, 'take' | 'takeEmail' | 'mayEmail' | 'clearEmails'>;
  security: Pick<SecurityLog, 'record'>;
  accounts: AccountService;
  devices: KnownDevices;
  sessions: SessionService;
  housing: HousingService;
  payments: Payments;
  billing: BillingService;
  /** The site's URL, without a trailing slash. */
  baseUrl: string;
  /** The address at which the operator reads emails. */
  operatorEmail: string;
  /** Receives the errors of work that no caller awaits. */
  onError: (error: unknown) => void;
}
