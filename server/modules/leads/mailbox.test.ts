import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxOf } from '../../../domain/account/mailbox.ts';
import { serveApp, type ServedApp } from '../../../tests/setup/served-app.ts';

let app: ServedApp;
beforeAll(async () => (app = await serveApp()));
afterAll(() => app.close());

it('folds a mailbox in SQL as in TypeScript', async () => {
  const emails = [
    'Ada@College.edu',
    'a.d.a+x+y@college.edu',
    'ada+@college.edu',
    '.a..b.@sub.college.edu',
    '+@x.example',
  ];
  const rows = await app.rows<{ email: string; mailbox: string }>(
    'select email, mailbox_of(email) as mailbox from unnest($1::text[]) email',
    [emails],
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(emails.map(mailboxOf));
  expect(new Set(rows.slice(0, 3).map(({ mailbox }) => mailbox))).toEqual(new Set(['ada@college.edu']));
});
