import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { z } from 'zod';
import type { StaffRole } from '../../domain/admin/staff-roles.ts';
import { inviteCommand } from '../../server/modules/admin/invite-command.ts';
import { decryptText } from '../../server/modules/admin/text-encryption.ts';
import { RestClient } from '../setup/rest-client.ts';
import { SECRET, type ServedApp } from '../setup/served-app.ts';

export const PASSWORD = 'a gray heron at dusk';
export const USER_AGENT = { 'user-agent': 'Console test' };

export interface Answer {
  data: Record<string, Record<string, unknown> | unknown[] | boolean | null> | null;
  errors?: { extensions: { code: string } }[];
}

/** Sends an operation of the console's API. */
export async function ask(browser: RestClient, query: string, variables: object = {}, headers = {}): Promise<Answer> {
  const answer = await browser.post('/admin/graphql', { query, variables }, { ...USER_AGENT, ...headers });
  return (await answer.json()) as Answer;
}
export const recoveryCodesOf = (data: Answer['data']): string[] => {
  const { recoveryCodes } = z.object({ recoveryCodes: z.array(z.string()) }).parse(data?.['acceptInvitation']);
  return recoveryCodes;
};
/**
 * The code of the authenticator app, some half minutes from now: each works once. One of before now would no longer
 * work when the half minute ends meanwhile.
 */
export async function appCode(app: ServedApp, email: string, steps = 0): Promise<string> {
  const [row] = await app.rows<{ totp_secret: string }>('select totp_secret from staff where email = $1', [email]);
  const key = decryptText(SECRET, 'staff totp', row?.totp_secret ?? '') ?? '';
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
}

/** Returns the token of an invitation. */
export async function invited(app: ServedApp, email: string, role: StaffRole): Promise<string> {
  const lines: string[] = [];
  const deps = { staff: app.services.staff, site: app.url, print: (line: string) => void lines.push(line) };
  expect(await inviteCommand([email, '--role', role], deps)).toBe(0);
  return /#(\S+)$/.exec(lines.join('\n'))?.[1] ?? '';
}

export const ACCEPT = `mutation ($token: String!, $password: String!, $code: String!) {
  acceptInvitation(token: $token, password: $password, code: $code) {
    ... on StaffLogin { recoveryCodes } ... on Invalid { errors { field messages } } } }`;
export const LOG_IN = `mutation ($email: String!, $password: String!, $code: String!) {
  logIn(email: $email, password: $password, code: $code) {
    ... on StaffLogin { me { role } } ... on Invalid { errors { messages } } } }`;
export const ACT = `mutation ($action: String!, $id: String!, $reason: String!, $amount: String! = "", $key: String! = "") {
  act(action: $action, id: $id, reason: $reason, amount: $amount, key: $key) {
    ... on ActionDone { message } ... on Invalid { errors { field messages } } } }`;
/** Returns a browser that is logged in as a new person of a role, and the person's recovery codes. */
export async function logInStaff(app: ServedApp, role: StaffRole, email = `${role}@staff.example`) {
  const browser = new RestClient(app.url);
  const token = await invited(app, email, role);
  const { data } = await ask(browser, ACCEPT, { token, password: PASSWORD, code: await appCode(app, email) });
  return { browser, email, token, recoveryCodes: recoveryCodesOf(data) };
}
