import { z } from 'zod';
import { documents } from './documents.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Every field of a sheet, without the numbers of list elements. */
const fieldsOf = ({ properties = {}, items, anyOf = [] }: Schema, path = ''): readonly string[] => [
  ...Object.entries(properties).flatMap(([name, of]) => {
    const own = path ? `${path}.${name}` : name;
    return [own, ...fieldsOf(of, own)];
  }),
  ...(items ? fieldsOf(items, path) : []),
  ...anyOf.flatMap((of) => fieldsOf(of, path)),
];

test.each(documents.map(({ document, rules }) => [document.name, document.currencies ?? {}, rules.sheet] as const))(
  '%s: amounts and the fields that name their currency are on its sheet',
  (name, currencies, sheet) => {
    const fields = new Set(fieldsOf(z.toJSONSchema(sheet, { unrepresentable: 'any' }) as Schema));
    expect(
      Object.entries(currencies)
        .flat()
        .filter((field) => !fields.has(field)),
    ).toEqual([]);
    // A document that names a currency says which of its amounts are in it.
    const currencyFields = [...fields].filter((field) => /(^|\.)moneda$/.test(field));
    expect(currencyFields.filter((field) => !Object.values(currencies).includes(field))).toEqual([]);
  },
);
