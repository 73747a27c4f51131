import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { CHECK_EMAIL } from '../../../domain/account/login.ts';
import type { SessionInfo } from '../../context.ts';
import { Invalid } from '../../graphql/invalid.ts';
import type { Viewer } from './session.service.ts';

@ObjectType('Viewer', { description: 'The logged-in landlord.' })
export class ViewerView {
  @Field(() => ID, { description: "The account's public id." })
  id: string;

  @Field(() => String, { description: 'Where they log in.' })
  email: string;

  @Field(() => String, { description: 'Empty when not known.' })
  firstName: string;

  @Field(() => String, { description: 'Empty when not known.' })
  lastName: string;

  constructor({ key, email, firstName, lastName }: Viewer) {
    this.id = key;
    this.email = email;
    this.firstName = firstName;
    this.lastName = lastName;
  }
}

@ObjectType({ description: 'The session that a login began. `link` is a path of this site.' })
export class LoggedIn {
  @Field(() => ID, { description: "The account's public id." })
  key: string;

  @Field(() => String, { description: 'The email logged in with.' })
  email: string;

  @Field(() => ID, { description: 'A public id of the session; never the secret of its cookie.' })
  sessionId: string;

  @Field(() => String, { description: 'The browser, as it names itself.' })
  userAgent: string;

  @Field(() => String, { description: 'Where the login came from.' })
  ip: string;

  @Field(() => String, { description: 'Where to go now.' })
  link: string;

  @Field(() => ViewerView, { description: 'Who is logged in.' })
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

@ObjectType({ description: 'The password is right; an emailed link finishes the login.' })
export class LoginLinkSent {
  @Field(() => String, { description: 'What to tell whoever logs in.' })
  message: string = CHECK_EMAIL;
}

export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'A session, what was refused, or that an emailed link finishes the login.',
  types: () => [Invalid, LoggedIn, LoginLinkSent] as const,
});
