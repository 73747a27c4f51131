/**
 * Returns the mailbox of an email address: `Ada.B+x@` is `adab@`, so that one person is not many. The SQL function
 * `mailbox_of` returns the same.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${host}`;
}
