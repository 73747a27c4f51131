import 'reflect-metadata';
import { inviteCommand } from '../modules/admin/invite-command.ts';
import { StaffService } from '../modules/admin/staff.service.ts';
import { SecurityLog } from '../security-log.ts';
import { installationSecret } from '../startup/installation-secret.ts';
import { runCommand } from '../startup/run-command.ts';
import { Throttle } from '../throttle.ts';

/** Implements `npm run op -- admin-invite EMAIL [--role ROLE | --remove]`. */
await runCommand((args, { env, pool, print }) => {
  const secret = installationSecret(env);
  const throttle = new Throttle({ pool });
  const security = new SecurityLog({ secret: '' });
  const staff = new StaffService({ pool, throttle, security, secret, allowDemo: env.stripe === null });
  return inviteCommand(args, { staff, site: env.adminHost ?? env.baseUrl, print });
});
