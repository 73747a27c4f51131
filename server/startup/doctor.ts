import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { DEFAULT_OPERATOR_EMAIL } from '../../domain/advertising/inquiry.ts';
import { imageFileName } from '../../domain/images/image-urls.ts';
import { EnvError, parseEnv, type Env } from '../env.ts';
import { createImageStore } from '../integrations/image-store/create-image-store.ts';
import { StorageUnavailable } from '../integrations/image-store/image-store.ts';
import { createLiveStripe } from '../integrations/payments/connect-payments.ts';
import { checkMailServer } from '../integrations/smtp/smtp-mailer.ts';
import { describeError } from '../log.ts';
import { createOrm, pendingMigrations } from '../orm.ts';
import { withClient } from '../sql/transactions.ts';
import { checkDatabase, connectionsProblem } from './check-database.ts';

/** `problem`: the product does not start, or a part of it does not work. `advice`: it works, and should be changed. */
export interface Finding {
  level: 'ok' | 'advice' | 'problem';
  text: string;
}

const ok = (text: string): Finding => ({ level: 'ok', text });
const problem = (text: string): Finding => ({ level: 'problem', text });

/** Runs a check of something outside of this program; `name` is the variable that an operator would change. */
async function attempt(name: string, check: () => Promise<string>): Promise<Finding> {
  try {
    return ok(`${name}: ${await check()}`);
  } catch (error) {
    if (error instanceof EnvError) return problem(error.message);
    const { message, code } = describeError(error instanceof StorageUnavailable ? error.cause : error);
    return problem(`${name}: ${message || code || 'no answer'}`);
  }
}

/** Checks a configuration: the variables, and that the services they name answer. Changes nothing. */
export async function checkConfiguration(variables: Record<string, string | undefined>): Promise<Finding[]> {
  let env: Env;
  try {
    env = parseEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems.map(problem);
  }
  const { databaseUrl, stripe, smtpUrl, s3 } = env;
  const outside = [
    ...(databaseUrl === null ? [] : [attempt('DATABASE_URL', () => describeDatabase(env))]),
    ...env.replicaUrls.map((url, index) => attempt(`DATABASE_REPLICA_URLS (${index + 1})`, () => describeReplica(url))),
    ...(stripe === null ? [] : [attempt('STRIPE_SECRET_KEY', () => describeStripe(stripe))]),
    ...(smtpUrl === null ? [] : [attempt('SMTP_URL', () => checkMailServer(smtpUrl).then(() => 'accepts the login'))]),
    attempt(s3 ? 'IMAGE_STORE' : 'DATA_DIR', () => describeImageStore(env)),
  ];
  return [ok('The variables are valid.'), ...(await Promise.all(outside)), ...recommendations(env)];
}

async function describeDatabase(env: Env): Promise<string> {
  const limits = await checkDatabase(env);
  const { available, perProcess } = limits;
  const tooMany = connectionsProblem(limits);
  if (tooMany) throw new EnvError(tooMany);
  const orm = await createOrm(env.directDatabaseUrl ?? '', { logger: () => {} });
  try {
    const pending = await pendingMigrations(orm);
    if (pending.length > 0)
      throw new EnvError(`DATABASE_URL: ${pending.length} migrations are pending: run npm run op -- migrate.`);
    await checkNewestImage(env, orm);
    return `answers, every migration was run, and it accepts ${available} connections: ${Math.floor(available / perProcess)} processes of up to ${perProcess}`;
  } finally {
    await orm.close();
  }
}

/** Finds a folder of images that is not the one of the other processes: half of the images would be missing. */
async function checkNewestImage(env: Env, orm: MikroORM): Promise<void> {
  if (env.s3) return;
  const [newest] = await orm.em
    .fork()
    .execute<{ id: string }[]>('select id from image where hash is not null order by created_at desc limit 1');
  if (newest && !(await createImageStore(env).read(imageFileName(newest.id, 'large'))))
    throw new EnvError(
      `IMAGES_DIR: ${env.imagesDir} lacks the newest image of the database. Processes on one machine share this folder; several machines need IMAGE_STORE=s3.`,
    );
}

const describeReplica = (url: string): Promise<string> =>
  withClient({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 }, async (client) => {
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    if (!rows[0]?.follows) throw new EnvError('DATABASE_REPLICA_URLS: one of them is not a replica.');
    return 'answers, and is a replica';
  });

async function describeStripe(keys: NonNullable<Env['stripe']>): Promise<string> {
  await createLiveStripe(keys).prices.list({ limit: 1 });
  return 'Stripe accepts it';
}

async function describeImageStore(env: Env): Promise<string> {
  const store = createImageStore(env);
  const name = `${randomUUID()}-probe`;
  const bytes = Buffer.from(name);
  await store.write(name, bytes);
  const read = await store.read(name);
  await store.remove(name);
  if (!read?.equals(bytes)) throw new Error('a file that was written cannot be read again');
  return 'images can be written, read and removed';
}

/** What works as it is and is unusual for a public site. */
function recommendations(env: Env): Finding[] {
  const lines: string[] = [];
  if ((env.sessionSecrets?.length ?? 0) > 1)
    lines.push('SESSION_SECRET has several secrets: remove the old one twelve hours after the new one came first.');
  if (!env.local) {
    if (!env.production) lines.push('NODE_ENV is not production: the start does not require what a public site needs.');
    if (env.databaseUrl === null)
      lines.push('DATABASE_URL is not set: the embedded PostgreSQL serves one process on this machine.');
    if (env.metricsToken === null) lines.push('METRICS_TOKEN is not set: nobody can read /metrics.');
    if (env.operatorEmail === DEFAULT_OPERATOR_EMAIL)
      lines.push('OPERATOR_EMAIL is not set: inquiries go to an address that does not exist.');
    if (env.trustProxy === 0) lines.push('TRUST_PROXY is false: behind a proxy, all visitors would share one budget.');
  }
  return lines.map((text) => ({ level: 'advice', text }));
}
