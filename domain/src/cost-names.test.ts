import { z } from 'zod';
import { contract } from './contract.ts';
import { eventCatalogue } from './events.ts';
import { COST_FIELDS } from './kernel/costs.ts';

/** Names that say what something costs or leaves. */
const COST_NAME = /^(pmp|costos?|margen|utilidad|rentabilidad|valor_costo|factor)(_|$)/;

/** Of documents that are about costs: import invoices lie behind a code, landed costs are read by those who reckon them. */
const OWN_READERS: ReadonlySet<string> = new Set([
  'costo_total',
  'costo_unitario',
  'costo_estimado',
  'costo_real',
  'costo_diferencia',
  'costo_complementos',
  'costo_final',
  'factor',
]);

/** Every field that a schema names, at any depth. */
function fieldsOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { readonly properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)];
}
const namesOf = (schema: z.ZodType): readonly string[] =>
  fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any' })).filter((name) => COST_NAME.test(name));

test.each([
  ['event', [...eventCatalogue.values()].map(({ type, data }) => [type, data] as const)],
  ['reply', contract.flatMap(({ name, reply }) => (reply instanceof z.ZodType ? [[name, reply] as const] : []))],
])('every cost in an %s leaves under a known name', (_, schemas) => {
  const unknown = schemas.flatMap(([where, schema]) =>
    namesOf(schema as z.ZodType)
      .filter((name) => !COST_FIELDS.has(name) && !OWN_READERS.has(name))
      .map((name) => `${where}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(schemas.some(([, schema]) => namesOf(schema as z.ZodType).includes('pmp_cambio'))).toBe(true);
});
