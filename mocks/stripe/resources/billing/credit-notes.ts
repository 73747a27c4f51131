import { z } from 'zod';
import { issueCreditNote, voidCreditNote } from '../../billing/credit-note.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import type { CreditNote } from '../../stored-objects.ts';
import { whenEqual, page, pageOf, inDateRange } from '../../wire/paging.ts';
import { cents, list, listSchema, mergedMetadata, metadata, moments, objectSchema, text } from '../../wire/params.ts';

const line = z.strictObject({
  type: z.enum(['custom_line_item', 'invoice_line_item'], 'Invalid type'),
  amount: cents.optional(),
  description: text.optional(),
  invoice_line_item: text.optional(),
  quantity: cents.optional(),
  unit_amount: cents.optional(),
});
const fields = {
  invoice: text,
  amount: cents.optional(),
  credit_amount: cents.optional(),
  lines: list(line).optional(),
  memo: text.optional(),
  metadata: metadata.optional(),
  out_of_band_amount: cents.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory'], 'Invalid reason').optional(),
  refund_amount: cents.optional(),
};
const creation = objectSchema(fields);
export type NewCreditNote = SchemaInput<typeof creation>;

/** Credit notes: reductions of open invoices, refunds, and credit for later ones. */
export const creditNotes = [
  route('POST', '/v1/credit_notes', creation, ({ work, params }) => issueCreditNote(work, params)),
  route('GET', '/v1/credit_notes/preview', creation, ({ work, params }) =>
    work.store.undone(() => issueCreditNote(work, params)),
  ),
  route(
    'GET',
    '/v1/credit_notes',
    listSchema({ created: moments.optional(), customer: text.optional(), invoice: text.optional() }),
    ({ work, params }) =>
      page(
        work,
        'credit_note',
        '/v1/credit_notes',
        [
          whenEqual('$.customer', params.customer),
          whenEqual('$.invoice', params.invoice),
          ...inDateRange('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/credit_notes/:id', objectSchema({}), ({ work, id }) => work.need('credit_note', id)),
  route('POST', '/v1/credit_notes/:id', objectSchema({ memo: text.optional(), metadata: metadata.optional() }), update),
  route('GET', '/v1/credit_notes/:id/lines', listSchema({}), ({ work, params, id }) => {
    const { lines } = work.need('credit_note', id);
    return pageOf(lines.data, lines.url, params, 'credit note line item');
  }),
  route('POST', '/v1/credit_notes/:id/void', objectSchema({}), ({ work, id }) =>
    voidCreditNote(work, work.need('credit_note', id)),
  ),
];

function update({
  work,
  params,
  id,
}: Call<{ memo?: string | undefined } & Pick<NewCreditNote, 'metadata'>>): CreditNote {
  const before = work.need('credit_note', id);
  const after: CreditNote = {
    ...before,
    memo: params.memo ?? before.memo,
    metadata: mergedMetadata(before.metadata, params.metadata),
  };
  work.store.put('credit_note', after);
  work.emit('credit_note.updated', after, before);
  return after;
}
