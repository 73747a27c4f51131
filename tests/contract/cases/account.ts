import type { ContractCase, ContractCases, Variables } from './contract-case.ts';

const PASSWORD = 'demo-landlord';

const login = (name: string, email: string, password: string, gives: string): ContractCase => ({
  name,
  variables: { email, password },
  gives,
});

interface NewPassword {
  email?: string;
  password?: string;
  passwordConfirmation?: string;
  token?: string;
}

/** Returns a case of the seed's second landlord, who is logged in. */
const own = (name: string, gives: string, variables: Variables = {}): ContractCase => ({
  name,
  as: 'empty',
  variables,
  gives,
});
const stranger = (variables: Variables = {}): ContractCase => ({
  name: 'a visitor',
  variables,
  gives: 'UNAUTHENTICATED',
});
const NEW_EMAIL = 'sam@ferris.example';
const change = (currentPassword: string, password: string, passwordConfirmation = password) => ({
  currentPassword,
  password,
  passwordConfirmation,
});
/** Returns a case with the link that was emailed to the new address. */
const confirm = (name: string, gives: string): ContractCase => ({
  name,
  variables: async (ground) => ({ token: await ground.emailToken(NEW_EMAIL) }),
  gives,
});

/** Returns a case with the link that was emailed to the seed's second landlord. */
const reset = (name: string, gives: string, given: NewPassword = {}): ContractCase => ({
  name,
  variables: async (ground) => {
    const { email = NEW_EMAIL, password = 'another phrase' } = given;
    const { passwordConfirmation = password, token = await ground.resetToken(NEW_EMAIL) } = given;
    return { email, password, passwordConfirmation, token };
  },
  gives,
});

export const accountCases: ContractCases = {
  Viewer: [
    { name: 'a visitor', gives: 'null' },
    { name: 'a landlord', as: 'landlord', gives: 'Viewer' },
  ],
  Login: [
    login('who is there', 'landlord@demo.example', PASSWORD, 'LoggedIn'),
    login('in capitals and with spaces', ' Landlord@Demo.Example ', PASSWORD, 'LoggedIn'),
    login('a wrong password', 'landlord@demo.example', 'wrong', 'Invalid email'),
    login('a password that is longer than any', 'landlord@demo.example', 'x'.repeat(5000), 'Invalid email'),
    login('nobody', 'nobody@demo.example', PASSWORD, 'Invalid email'),
    login('an account without a password', 'landlord-0@demo.example', PASSWORD, 'Invalid email'),
    login('no email', '', PASSWORD, 'Invalid email'),
    login('an email that is none', 'landlord', PASSWORD, 'Invalid email'),
    login('an email that is too long', `${'x'.repeat(260)}@demo.example`, PASSWORD, 'Invalid email'),
    login('no password', 'landlord@demo.example', '', 'Invalid password'),
    login('nothing at all', '', '', 'Invalid email'),
    { name: 'no variables', variables: {}, gives: 'BAD_USER_INPUT' },
    {
      name: 'on the way to somewhere',
      variables: { email: 'landlord@demo.example', password: PASSWORD, link: '/account' },
      gives: 'LoggedIn',
    },
    {
      name: 'on the way to another site',
      variables: { email: 'landlord@demo.example', password: PASSWORD, link: '//evil.example' },
      gives: 'LoggedIn',
    },
  ],
  ConfirmLogin: [{ name: 'a link that nobody was sent', variables: { token: 'x'.repeat(43) }, gives: 'Invalid token' }],
  MyAccount: [stranger(), own('one’s own', 'MyAccount'), { name: 'with listings', as: 'landlord', gives: 'MyAccount' }],
  Undelivered: [stranger(), own('none', 'MyAccount'), { name: 'with listings', as: 'landlord', gives: 'MyAccount' }],
  Holdings: [stranger(), own('of nothing', 'MyAccount'), { name: 'with listings', as: 'landlord', gives: 'MyAccount' }],
  ChangeName: [
    stranger({ firstName: 'Sam', lastName: 'Ferris' }),
    own('no name', 'Invalid firstName lastName', { firstName: ' ', lastName: '' }),
    own('one that is too long', 'Invalid lastName', { firstName: 'Sam', lastName: 'x'.repeat(61) }),
    own('another', 'Done', { firstName: ' Sammy ', lastName: 'Ferris' }),
  ],
  EndSession: [
    stranger({ id: 'x' }),
    own('one that is none', 'Done', { id: 'x' }),
    own('somebody’s', 'Done', { id: '0b8f2c1e-0000-4000-8000-000000000001' }),
  ],
  ChangePassword: [
    stranger(change(PASSWORD, 'a new phrase')),
    own('without the present one', 'Invalid current_password', change('', 'a new phrase')),
    own('a wrong one', 'Invalid current_password', change('wrong', 'a new phrase')),
    own('a short one', 'Invalid password', change(PASSWORD, 'abc')),
    own('two that differ', 'Invalid password', change(PASSWORD, 'a new phrase', 'a new phase')),
    own('the same again', 'Done', change(PASSWORD, PASSWORD)),
    own('a common one', 'Done', change(PASSWORD, 'Monkey12!')),
    own('all is well', 'Done', change('Monkey12!', 'a new phrase')),
  ],
  ChangeEmail: [
    stranger({ email: NEW_EMAIL, password: 'a new phrase' }),
    own('no address', 'Invalid email', { email: 'sam', password: 'a new phrase' }),
    own('one’s own', 'Invalid email', { email: 'EMPTY@demo.example', password: 'a new phrase' }),
    own('no password', 'Invalid password', { email: NEW_EMAIL, password: '' }),
    own('the password of before', 'Invalid password', { email: NEW_EMAIL, password: PASSWORD }),
    own('one that has an account', 'Done', { email: 'landlord@demo.example', password: 'a new phrase' }),
    own('all is well', 'Done', { email: NEW_EMAIL, password: 'a new phrase' }),
  ],
  ConfirmEmail: [
    { name: 'a link that nobody was sent', variables: { token: 'x'.repeat(43) }, gives: 'Invalid email' },
    confirm('the mailed one', 'Done'),
    confirm('the same once more', 'Invalid email'),
  ],
  CancelEmailChange: [stranger(), own('what does not wait', 'Done')],
  LogoutEverywhere: [stranger(), own('everywhere', 'Done'), own('once more', 'UNAUTHENTICATED')],
  RequestPersonalData: [
    { name: 'an address', variables: { email: 'ada@college.example', site: 'cr' }, gives: 'Done' },
    { name: 'no address', variables: { email: 'ada at college' }, gives: 'Invalid email' },
  ],
  RequestPasswordReset: [
    { name: 'who is there', variables: { email: NEW_EMAIL }, gives: 'Done' },
    { name: 'nobody', variables: { email: 'nobody@demo.example' }, gives: 'Done' },
    { name: 'an email that is none', variables: { email: 'empty' }, gives: 'Invalid email' },
    { name: 'no email', variables: { email: '' }, gives: 'Invalid email' },
  ],
  ResetPassword: [
    reset('a short password', 'Invalid password', { password: 'short' }),
    reset('no password', 'Invalid password', { password: '' }),
    reset('two passwords', 'Invalid password', { passwordConfirmation: 'a third phrase' }),
    reset('a link that nobody was sent', 'Invalid email', { token: 'x'.repeat(43) }),
    reset('the link of somebody else', 'Invalid email', { email: 'landlord@demo.example' }),
    { ...reset('all is well', 'LoggedIn', { email: ' Sam@ferris.example' }), as: 'empty' },
    reset('the link once more', 'Invalid email'),
  ],
  DeleteAccount: [
    stranger({ password: 'another phrase' }),
    own('no password', 'Invalid password', { password: '' }),
    own('a wrong password', 'Invalid password', { password: PASSWORD }),
    own('all is well', 'Done', { password: 'another phrase' }),
    own('once more', 'UNAUTHENTICATED', { password: 'another phrase' }),
  ],
  Logout: [
    { name: 'a visitor', gives: 'Done' },
    { name: 'a landlord, in one browser', as: 'parting', gives: 'Done' },
    { name: 'once more', as: 'parting', gives: 'Done' },
  ],
};
