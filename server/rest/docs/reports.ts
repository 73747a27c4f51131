import { z } from 'zod';
import { reportSchema } from '../../../domain/trust/listing-reports.ts';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { id, idParam, itemSchema } from './common-schemas.ts';

const { reason, details, email, site } = reportSchema.shape;

export const report: EndpointDoc = {
  tag: 'housing',
  name: 'reportListing',
  summary: 'Report a home to staff',
  ours: true,
  description:
    'Needs no account. The answer is the same whether the home was reported before. With an `email`, the reporter is asked to confirm it and is told what came of the report.',
  params: idParam('the home'),
  body: z.object({
    reason: reason.describe('Why it is reported.'),
    details: details.describe('What is wrong; required for the reason `other`.'),
    email: email.describe('The email of the reporter; may be absent.'),
    site: site.describe("The code of the requesting page's brand; an unknown code means default."),
  }),
  example: { reason: 'scam', details: 'They want a deposit before a visit.', email: 'ada@college.example' },
  mayMiss: true,
  refuses: ['notification'],
  answers: { 200: { words: 'Stored.', body: itemSchema(z.object({ id })) } },
};
