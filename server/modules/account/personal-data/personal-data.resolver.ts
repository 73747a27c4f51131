import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../context.ts';
import { DoneResult, toDone, type Done } from '../../../graphql/done-result.ts';
import type { Invalid } from '../../../graphql/invalid.ts';

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
    return toDone(await services.personalData.request(email, site ?? '', ip));
  }
}
