import { brandCodes } from '../../domain/brands/brand.ts';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { fields, ObjectWithFields, text } from '../graphql/fields/fields.ts';
import { partnerHosts } from './partner-hosts.ts';

@ObjectWithFields({ description: "The origin of a brand's widget, and the sites that may embed it." })
class WidgetHost extends fields({
  site: text('The brand: its site code.'),
  origin: text("The origin of the brand's site, without a trailing slash; it serves `/widget.js`."),
  hosts: text('In the syntax of Content-Security-Policy: `https://www.a.example`, `https://*.b.example`.').list(),
}) {}

/** Serves the data of each brand for the partner page. The hosts are public: the frame's own headers list them. */
@Resolver()
export class WidgetHostResolver {
  @Query(() => [WidgetHost], {
    description: 'For each brand, the origin of its widget and the sites that may embed it.',
  })
  widgetHosts(@Ctx() { services: { env } }: Context): WidgetHost[] {
    return brandCodes.map((site) => ({
      site,
      origin: env.brandHosts[site] ?? env.baseUrl,
      hosts: partnerHosts(env, site),
    }));
  }
}
