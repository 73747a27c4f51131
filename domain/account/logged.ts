/** The flag of the user state: 1 after a login. It is not proof of a session, which only the server verifies [§3]. */
export type Logged = 0 | 1;
