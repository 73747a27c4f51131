import { Arg, createUnionType, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';

/** Fields are passed through unvalidated; `domain/trust/listing-reports.ts` validates them. */
@InputType({ description: 'A report of a listing.' })
class ReportInput {
  @Field(() => ID, { description: 'The id of the listing.' })
  listingId!: string;

  @Field(() => String, {
    description: 'One of `scam`, `unavailable`, `wrong`, `discrimination`, `duplicate`, `other`.',
  })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'What is wrong; required for the reason `other`.' })
  details?: string | null;

  @Field(() => String, { nullable: true, description: 'The email of the reporter, to be told what came of it.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The code of the brand whose page is open.' })
  site?: string | null;

  @Field(() => String, { nullable: true, description: 'A honeypot: hidden from people, so it must be empty.' })
  website?: string | null;
}

@ObjectType({ description: 'The report is stored. Staff check it.' })
class ReportSent {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: number;
}

const ReportResult = createUnionType({
  name: 'ReportResult',
  description: 'The result of reporting a listing.',
  types: () => [Invalid, ReportSent] as const,
});

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
