import type { Context } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { LeadOutcome } from '../modules/leads/leads.service.ts';
import type { Answer, Input } from './call.ts';
import { bodyOf } from './read.ts';
import { onTheWire, asOurs } from './wire-names.ts';

function answer(outcome: LeadOutcome): Answer {
  if ('sent' in outcome) {
    const { id, delivered, awaitsConfirmation } = outcome.sent;
    return { body: { data: { id, delivered, awaits_confirmation: awaitsConfirmation } } };
  }
  if (outcome.unknownHome) throw new NotFound('There is no such home, or it takes no requests any more.');
  return { errors: onTheWire(outcome.errors) };
}

export const saveRequest = async (input: Input, { services, ip }: Context): Promise<Answer> =>
  answer(await services.leads.saveRequest(asOurs(bodyOf(input)), { ip }));

export const sendReply = async (input: Input, { services, ip }: Context): Promise<Answer> =>
  answer(await services.leads.sendReply(asOurs(bodyOf(input)), { ip }));
