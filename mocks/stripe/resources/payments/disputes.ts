import { z } from 'zod';
import { closeDispute } from '../../payments/dispute.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import type { Dispute } from '../../stored-objects.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { whenEqual, page, inDateRange } from '../../wire/paging.ts';
import {
  flag,
  listSchema,
  mergedMetadata,
  metadata,
  moments,
  objectSchema,
  text,
  unsettable,
} from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const evidence = z.strictObject({
  cancellation_rebuttal: unsettable(text).optional(),
  customer_email_address: unsettable(text).optional(),
  customer_name: unsettable(text).optional(),
  product_description: unsettable(text).optional(),
  service_date: unsettable(text).optional(),
  uncategorized_text: unsettable(text.max(20_000)).optional(),
});
const answering = objectSchema({
  evidence: evidence.optional(),
  metadata: metadata.optional(),
  submit: flag.optional(),
});

export const disputes = [
  route(
    'GET',
    '/v1/disputes',
    listSchema({ charge: text.optional(), created: moments.optional(), payment_intent: text.optional() }),
    ({ work, params }) =>
      page(
        work,
        'dispute',
        '/v1/disputes',
        [
          whenEqual('$.charge', params.charge),
          whenEqual('$.payment_intent', params.payment_intent),
          ...inDateRange('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/disputes/:id', objectSchema({}), ({ work, id }) => work.need('dispute', id)),
  route('POST', '/v1/disputes/:id', answering, contest),
  route('POST', '/v1/disputes/:id/close', objectSchema({}), ({ work, id }) =>
    closeDispute(work, open(work, id), 'lost'),
  ),
];

/** Submits evidence. As in Stripe's test mode, the values `winning_evidence` and `losing_evidence` decide the dispute. */
function contest({ work, params, id }: Call<SchemaInput<typeof answering>>): Dispute {
  const before = params.evidence ? open(work, id) : work.need('dispute', id);
  const submitted = params.evidence !== undefined && params.submit !== false;
  const after: Dispute = {
    ...before,
    evidence: { ...before.evidence, ...params.evidence },
    evidence_details: {
      ...before.evidence_details,
      has_evidence: before.evidence_details.has_evidence || params.evidence !== undefined,
      submission_count: before.evidence_details.submission_count + (submitted ? 1 : 0),
      submission_method: submitted ? 'manual' : before.evidence_details.submission_method,
    },
    metadata: mergedMetadata(before.metadata, params.metadata),
    status: submitted ? before.status.replace('needs_response', 'under_review') : before.status,
  };
  work.store.put('dispute', after);
  work.emit('charge.dispute.updated', after, before);
  const words = submitted ? after.evidence.uncategorized_text : null;
  if (words === 'winning_evidence') return closeDispute(work, after, 'won');
  return words === 'losing_evidence' ? closeDispute(work, after, 'lost') : after;
}

function open(work: Transaction, id: string): Dispute {
  const dispute = work.need('dispute', id);
  if (!dispute.status.endsWith('needs_response') && !dispute.status.endsWith('under_review'))
    throw invalidRequest('This dispute is already closed', { code: 'charge_disputed' });
  return dispute;
}
