type Fields = Record<string, unknown>;

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns a renter's fields in REST form, including a nested search. */
export const toRestFields = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields as Fields).map(([name, value]) => [
      snake(name),
      name === 'searchFilter' && value !== null ? toRestFields(value as Fields) : value,
    ]),
  );

/** A renter who searches for a home. */
export const sampleRenter = (who: string) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '3305551234',
  email: `${who}@college.example`,
});
