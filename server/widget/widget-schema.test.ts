import { isIntrospectionType, parse, validate } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../schema.ts';
import { widgetSchema } from './widget-schema.ts';

/** Documents of the renter's screens that no frame shows. */
const ELSEWHERE = [
  'Directions',
  'HomePage',
  'MailedLink',
  'ChangeSubscriber',
  'EditSubscriber',
  'CreateGroupList',
  'JoinGroupList',
  'MarkGroupList',
  'OpenGroupList',
  'RequestPersonalData',
  'RevokeGroupList',
];

let whole: Awaited<ReturnType<typeof createSchema>>;
let schema: typeof whole;
beforeAll(async () => {
  whole = await createSchema();
  schema = widgetSchema(whole);
});

describe("the schema of a widget's frame", () => {
  it('exposes no landlord data', () => {
    const landlords =
      /^(My|Own)|Draft|Session|Viewer|Billing|Card|Receipt|^Kind|Money|Account|Lead(?!Result|Sent)|Call/;
    const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
    expect(types.map(({ name }) => name).filter((name) => landlords.test(name))).toEqual([]);
    expect(types.length).toBeLessThan(Object.keys(whole.getTypeMap()).length / 2);
    expect(schema.getSubscriptionType()).toBeUndefined();
  });

  it("supports all operations of the frame's screens", () => {
    const landlords =
      /^client\/(features\/(calls|dashboard|import|leads|partners|posting)|shared\/(account|billing)|graphql)\//;
    const files = globSync('client/**/*.graphql')
      .filter((file) => !landlords.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    const documents = parse(files.join('\n')).definitions;
    const fragments = documents.filter(({ kind }) => kind === 'FragmentDefinition');
    const refused = documents.flatMap((operation) => {
      if (operation.kind !== 'OperationDefinition') return [];
      const document = { kind: 'Document', definitions: [operation, ...fragments] } as ReturnType<typeof parse>;
      const errors = validate(schema, document).filter(({ nodes }) =>
        nodes?.some(
          ({ loc }) => operation.loc && loc && loc.start >= operation.loc.start && loc.end <= operation.loc.end,
        ),
      );
      return errors.length > 0 ? [operation.name?.value ?? ''] : [];
    });
    expect(refused.toSorted()).toEqual(ELSEWHERE.toSorted());
  });
});
