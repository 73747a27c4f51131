import { createUnionType, Field, ObjectType } from 'type-graphql';
import { CHECK_EMAIL } from '../../../domain/account/login.ts';
import { field, fields, id, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { Invalid } from '../../graphql/invalid.ts';
import type { Viewer } from './session.service.ts';

@ObjectWithFields({ name: 'Viewer', description: 'The logged-in landlord.' })
export class ViewerView extends fields({
  id: id<string>("The account's public id."),
  email: text('The login email.'),
  firstName: text('Empty when unknown.'),
  lastName: text('Empty when unknown.'),
}) {}

/** Converts an account to the GraphQL type. */
export const toViewer = ({
  key,
  email,
  firstName,
  lastName,
}: Pick<Viewer, 'key' | 'email' | 'firstName' | 'lastName'>): ViewerView => ({ id: key, email, firstName, lastName });

@ObjectWithFields({ description: 'The session that the login started. `link` is a path on this site.' })
export class LoggedIn extends fields({
  key: id<string>("The account's public id."),
  email: text('The email used to log in.'),
  sessionId: id<string>('The public id of the session; never the cookie secret.'),
  userAgent: text('The user agent of the browser.'),
  ip: text('The IP address of the login.'),
  link: text('The path to continue to.'),
  viewer: field(() => ViewerView, 'The logged-in account.'),
}) {}

@ObjectType({ description: 'The password is correct; a link sent by email completes the login.' })
export class LoginLinkSent {
  @Field(() => String, { description: 'The message to show.' })
  message: string = CHECK_EMAIL;
}

export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'A session, the invalid fields, or a notice that an emailed link completes the login.',
  types: () => [Invalid, LoggedIn, LoginLinkSent] as const,
});
