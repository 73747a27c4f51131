import { createHash } from 'node:crypto';
import { print, type DocumentNode } from 'graphql';

/** Returns the key of an operation, a hash that does not depend on its spacing and the order of its definitions. */
export function operationKey(document: DocumentNode): string {
  const definitions = document.definitions.map((definition) => print(definition)).toSorted();
  return createHash('sha256').update(definitions.join('\n')).digest('base64url').slice(0, 22);
}
