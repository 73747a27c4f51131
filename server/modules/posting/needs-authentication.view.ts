import { fields, ObjectWithFields, text } from '../../graphql/fields/fields.ts';

@ObjectWithFields({
  description:
    'The bank requires the cardholder to confirm the payment: confirm in the browser, then call again with the same key.',
  simpleResolvers: true,
})
export class NeedsAuthentication extends fields({
  clientSecret: text('For the script of the payment processor in the browser.'),
}) {}
