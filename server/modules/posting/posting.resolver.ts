import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { draftFromInput } from '../../../domain/posting/drafts/draft-conversion.ts';
import { hasErrors } from '../../../domain/field-errors.ts';
import { requireViewer, type Context } from '../../context.ts';
import { fields, InputWithFields, int, moment } from '../../graphql/fields/fields.ts';
import { toInvalid } from '../../graphql/invalid.ts';
import { Done, DoneResult } from '../../graphql/done-result.ts';
import { parseListingId } from '../listings/listing.policy.ts';
import { CoordinatesInput, DraftInput } from './draft.input.ts';
import { findApproximateLocation, GeoResult, ApproximateLocation, toGeoResult } from './location/location.view.ts';
import { lookUpAddress } from './location/look-up-address.ts';
import { EditResult, PublishResult, toEditResult, toPublishResult } from './posting.view.ts';

@InputWithFields({ description: 'The quote for a property type change that the landlord accepted.' })
class AgreedPriceInput extends fields({
  quotedAt: moment('The time of the quote, which is valid for 30 minutes.'),
  chargeCents: int('Cents to charge now.'),
}) {}

const KEEP_CARD = {
  defaultValue: false,
  description: 'Whether a new card replaces the card on file. It pays only for this listing otherwise.',
};
const REVIEW = {
  defaultValue: false,
  description:
    'Sends every text that breaks the listing rules to staff for review, as if the draft named it in `textsForReview`; nothing is charged before they approve it.',
};

/** Creates and edits listings. Visitors may do everything up to payment; only its owner may edit a listing. */
@Resolver()
export class PostingResolver {
  @Query(() => GeoResult, {
    description:
      'The position that a listing of this address would have, and the colleges around it. Needs no session.',
  })
  async geoInformation(
    @Arg('address', () => String) address: string,
    @Arg('city', () => String) city: string,
    @Arg('state', () => String) state: string,
    @Arg('zip', () => String, { nullable: true, description: 'The typed zip code, in which the address is placed.' })
    zip: string | null,
    @Arg('pin', () => CoordinatesInput, { nullable: true, description: 'A pin, which overrides the address.' })
    pin: CoordinatesInput | null,
    @Ctx() { services }: Context,
  ) {
    return toGeoResult(await lookUpAddress(services, { address, city, state, zip, pin }));
  }

  @Query(() => ApproximateLocation, {
    nullable: true,
    description:
      'An approximate location for an address that cannot be located; null for an unknown state. Needs no session.',
  })
  approximateLocation(
    @Arg('city', () => String) city: string,
    @Arg('state', () => String) state: string,
    @Arg('zip', () => String) zip: string,
    @Ctx() { services }: Context,
  ) {
    return findApproximateLocation(services, { city, state, zip });
  }

  @Mutation(() => DoneResult, {
    description: 'Validates one step of a draft without saving it. Needs no session.',
  })
  async validateStep(
    @Arg('step', () => String) step: string,
    @Arg('draft', () => DraftInput) draft: DraftInput,
    @Arg('review', () => Boolean, {
      defaultValue: false,
      description: 'Lets text pass that breaks the listing rules, as publishing with `review` does.',
    })
    review: boolean,
    @Ctx() { services, viewer, ip }: Context,
  ) {
    const parsed = draftFromInput(draft);
    const errors = await services.posting.validateStep(step, parsed, viewer?.accountId ?? null, { ip, review });
    return hasErrors(errors) ? toInvalid(errors) : new Done();
  }

  @Mutation(() => PublishResult, {
    description: 'Charges the first month and publishes; the same key never charges twice. Needs no session.',
  })
  async publishListing(
    @Arg('draft', () => DraftInput) draft: DraftInput,
    @Arg('paymentMethod', () => String, {
      description: 'The payment method id, or on_file for the stored card; never a card number.',
    })
    paymentMethod: string,
    @Arg('idempotencyKey', () => String, {
      description: 'One key per publish intent; reuse it until a response arrives.',
    })
    key: string,
    @Arg('keepCard', () => Boolean, KEEP_CARD) keepCard: boolean,
    @Arg('review', () => Boolean, REVIEW) review: boolean,
    @Arg('price', () => Int, {
      nullable: true,
      description: 'The dollars a month that were shown; another price is not charged.',
    })
    price: number | null,
    @Ctx() context: Context,
  ) {
    const { services, viewer, ip } = context;
    const landlord = viewer?.accountId ?? null;
    const input = { draft: draftFromInput(draft), paymentMethod, keepCard, price, key, viewer: landlord, ip, review };
    return toPublishResult(context, await services.posting.publish(input));
  }

  @Mutation(() => PublishResult, {
    description: 'Charges the first month of one of your saved drafts and publishes it; never charges a draft twice.',
  })
  async publishDraft(
    @Arg('id', () => ID, { description: 'The UUID of the draft.' }) draftId: string,
    @Arg('price', () => Int, { description: 'The dollars a month that were shown; another price is not charged.' })
    price: number,
    @Arg('paymentMethod', () => String, {
      description: 'The payment method id, which may pay for several drafts, or on_file for the stored card.',
    })
    paymentMethod: string,
    @Arg('keepCard', () => Boolean, KEEP_CARD) keepCard: boolean,
    @Arg('review', () => Boolean, REVIEW) review: boolean,
    @Ctx() context: Context,
  ) {
    const { accountId: viewer } = requireViewer(context);
    const input = { draftId, price, paymentMethod, keepCard, viewer, ip: context.ip, review };
    return toPublishResult(context, await context.services.posting.publishDraft(input));
  }

  @Mutation(() => EditResult, {
    description:
      'Changes one of your listings; a change of the property type is charged or credited immediately. Without a session it is rejected at `auth`.',
  })
  async editListing(
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was edited; when absent, the last write wins.',
    })
    version: number | null,
    @Arg('draft', () => DraftInput) draft: DraftInput,
    @Arg('agreed', () => AgreedPriceInput, {
      nullable: true,
      description: 'The quote from propertyTypeQuote; without it a change of the property type is rejected at `type`.',
    })
    agreed: AgreedPriceInput | null,
    @Arg('review', () => Boolean, {
      defaultValue: false,
      description:
        'Sends every text that breaks the listing rules to staff for review, as if the draft named it in `textsForReview`; the listing stays as it is until they approve it.',
    })
    review: boolean,
    @Arg('confirms', () => Boolean, {
      defaultValue: true,
      description: 'Whether it confirms that the listing is available; false for a change of several listings at once.',
    })
    confirms: boolean,
    @Ctx() { services, viewer }: Context,
  ) {
    const edit = { id: parseListingId(id), version, draft: draftFromInput(draft), agreed, review, confirms };
    const outcome = await services.posting.edit({ ...edit, viewer: viewer?.accountId ?? null });
    return toEditResult(services.listings, viewer?.accountId ?? 0, outcome);
  }
}
