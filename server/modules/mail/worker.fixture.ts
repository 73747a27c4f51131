import { MikroORM } from '@mikro-orm/postgresql';
import { SmtpMailer } from '../../ports/mailer/smtp.ts';
import { Jobs } from '../jobs/jobs.ts';
import { MailSchema } from './mail.entity.ts';
import { MailService } from './mail.service.ts';

/** A process that does nothing but send mail, for a test to kill: `node worker.fixture.ts DATABASE_URL SMTP_URL`. */
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const orm = await MikroORM.init({ clientUrl: databaseUrl, entities: [MailSchema] });
const jobs = new Jobs({ databaseUrl });
await jobs.start();
const mailer = new SmtpMailer(() => smtpUrl);
const mail = new MailService({ orm, jobs, mailer, clock: { now: () => new Date() }, from: 'hello@nearcampus.example' });
await mail.work();
