import { brandCodes } from '../../domain/brands/brand.ts';
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { partnerHosts } from './partner-hosts.ts';

@ObjectType({ description: 'Where the widget of one brand comes from, and whose pages may hold it.' })
class WidgetHost {
  @Field(() => String, { description: 'The brand: its site code.' })
  site!: string;

  @Field(() => String, {
    description: 'Where the brand’s site stands, without a slash at its end; `/widget.js` is there.',
  })
  origin!: string;

  @Field(() => [String], {
    description: 'As a Content-Security-Policy names them: `https://www.a.example`, `https://*.b.example`.',
  })
  hosts!: readonly string[];
}

/** Serves the data of each brand for the partner page. The hosts are public: the frame's own headers list them. */
@Resolver()
export class WidgetHostResolver {
  @Query(() => [WidgetHost], { description: 'Of each brand where its widget comes from, and whose pages may hold it.' })
  widgetHosts(@Ctx() { services: { env } }: Context): WidgetHost[] {
    return brandCodes.map((site) => ({
      site,
      origin: env.brandHosts[site] ?? env.baseUrl,
      hosts: partnerHosts(env, site),
    }));
  }
}
