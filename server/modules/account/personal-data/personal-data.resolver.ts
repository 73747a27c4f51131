import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../context.ts';
import { Done, DoneResult } from '../../../graphql/done-result.ts';
import { toInvalid, type Invalid } from '../../../graphql/invalid.ts';

/** Renters' access to what is stored under their email. */
@Resolver()
export class PersonalDataResolver {
  @Mutation(() => DoneResult, {
    description:
      'Emails a link to download or delete the data stored under an address, if there is any. Needs no session.',
  })
  async requestPersonalData(
    @Ctx() { services, ip }: Context,
    @Arg('email', () => String) email: string,
    @Arg('site', () => String, { nullable: true, description: 'The code of the brand whose page is open.' })
    site: string | null,
  ): Promise<Done | Invalid> {
    const result = await services.personalData.request(email, site ?? '', ip);
    return 'errors' in result ? toInvalid(result.errors) : new Done(result.message);
  }
}
