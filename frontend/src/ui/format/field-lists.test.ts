import { documents } from '@power/domain/documents';
import { z } from 'zod';
import { fieldName } from './field-names.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Paths of the first element of every list of a sheet. */
const lists = ({ properties = {}, items, anyOf = [] }: Schema, path = ''): readonly string[] => [
  ...Object.entries(properties).flatMap(([name, of]) => lists(of, path ? `${path}.${name}` : name)),
  ...(items ? [`${path}.0`, ...lists(items, `${path}.0`)] : []),
  ...anyOf.flatMap((of) => lists(of, path)),
];

test.each(documents.map(({ document, rules }) => [document.name, rules.sheet] as const))(
  '%s: lists are counted from 1',
  (_, sheet) => {
    const paths = lists(z.toJSONSchema(sheet, { unrepresentable: 'any' }) as Schema);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !/(^| )1$/.test(fieldName(path)))).toEqual([]);
  },
);
