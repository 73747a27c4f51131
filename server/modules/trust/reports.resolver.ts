import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { fields, id, InputWithFields, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { Context } from '../../context.ts';
import { orInvalid, toInvalid, type Invalid } from '../../graphql/invalid.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';

/** Fields are passed through unvalidated; `domain/trust/listing-reports.ts` validates them. */
@InputWithFields({ description: 'A report of a listing.' })
export class ReportInput extends fields({
  listingId: id<string>('The id of the listing.'),
  reason: text('One of `scam`, `unavailable`, `wrong`, `discrimination`, `duplicate`, `other`.'),
  details: text('What is wrong; required for the reason `other`.').nullish(),
  email: text('The email of the reporter, to be told what came of it.').nullish(),
  site: text('The code of the brand whose page is open.').nullish(),
  website: text('A honeypot: hidden from people, so it must be empty.').nullish(),
}) {}

@ObjectWithFields({ description: 'The report is stored. Staff check it.' })
class ReportSent extends fields({
  id: id('The id of the report.'),
}) {}

const ReportResult = orInvalid(ReportSent, 'ReportResult', 'The result of reporting a listing.');

/** Reports of listings; anyone may send one. */
@Resolver()
export class ReportsResolver {
  @Mutation(() => ReportResult, { description: 'Reports a listing to staff. Needs no session.' })
  async reportListing(
    @Arg('report', () => ReportInput) report: ReportInput,
    @Ctx() { services, ip, frame }: Context,
  ): Promise<Invalid | ReportSent> {
    const outcome = await services.reports.report(withFrameBrand(report, frame), { ip });
    return 'sent' in outcome ? Object.assign(new ReportSent(), outcome.sent) : toInvalid(outcome.errors);
  }
}
