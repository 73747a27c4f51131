/** The person of the staff console in the demo; the dev tools show the code of their second factor. */
export const DEMO_STAFF = { email: 'admin@demo.example', password: 'demo-admin-console' };
