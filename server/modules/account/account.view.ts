import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { CHECK_EMAIL } from '../../../domain/account/login.ts';
import type { SessionInfo } from '../../context.ts';
import { Invalid } from '../../graphql/invalid.ts';
import type { Viewer } from './session.service.ts';

@ObjectType('Viewer', { description: 'The logged-in landlord.' })
export class ViewerView {
  @Field(() => ID, { description: "The account's public id." })
  id: string;

  @Field(() => String, { description: 'The login email.' })
  email: string;

  @Field(() => String, { description: 'Empty when unknown.' })
  firstName: string;

  @Field(() => String, { description: 'Empty when unknown.' })
  lastName: string;

  constructor({ key, email, firstName, lastName }: Viewer) {
    this.id = key;
    this.email = email;
    this.firstName = firstName;
    this.lastName = lastName;
  }
}

@ObjectType({ description: 'The session that the login started. `link` is a path on this site.' })
export class LoggedIn {
  @Field(() => ID, { description: "The account's public id." })
  key: string;

  @Field(() => String, { description: 'The email used to log in.' })
  email: string;

  @Field(() => ID, { description: 'The public id of the session; never the cookie secret.' })
  sessionId: string;

  @Field(() => String, { description: 'The user agent of the browser.' })
  userAgent: string;

  @Field(() => String, { description: 'The IP address of the login.' })
  ip: string;

  @Field(() => String, { description: 'The path to continue to.' })
  link: string;

  @Field(() => ViewerView, { description: 'The logged-in account.' })
  viewer: ViewerView;

  constructor(session: SessionInfo, viewer: ViewerView) {
    this.key = session.key;
    this.email = session.email;
    this.sessionId = session.sessionId;
    this.userAgent = session.userAgent;
    this.ip = session.ip;
    this.link = session.link;
    this.viewer = viewer;
  }
}

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
