import { z } from 'zod';
import { sheetOf } from '../../kernel/document-state.ts';
import { recordInput } from '../../kernel/master-input.ts';
import { persona } from '../../kernel/person.ts';
import type { Fields } from '../../kernel/row.ts';
import { typedLine, typedLines, writtenLine } from '../written-lines.shared.ts';
import type { HeaderFields, TypedUnits, UnitData, UnitDrafted, UnitSheet, UnitsInput } from './unit-types.shared.ts';

/** What requests, events and the sheet hold of a document of products and units. */
export interface UnitSchemas<F extends Fields, E extends string> {
  readonly typed: z.ZodType<TypedUnits<F>, UnitsInput<F>>;
  readonly drafted: z.ZodType<UnitDrafted<F>>;
  /** Some of what may still be changed. */
  readonly part: z.ZodType<Partial<UnitData<F>>>;
  readonly sheet: z.ZodType<UnitSheet<F, E>>;
}

/** All schemas of its header, made of the same fields. */
export function unitSchemas(fields: HeaderFields, estados: readonly [string, ...string[]]) {
  const header = Object.fromEntries(
    Object.entries(fields).map(([name, { schema, asked }]) => [
      name,
      // Documents that are older than the field are still read.
      asked.later ? schema.optional() : schema,
    ]),
  );
  const data = z.object({ ...header, lineas: z.array(writtenLine) });
  const drafted = data.extend({
    _id: z.string(),
    number: z.number().int(),
    creado_por: persona,
    createdAt: z.string(),
  });
  return {
    typed: recordInput({ fields }).extend({ lineas: typedLines(typedLine) }) as z.ZodType,
    drafted: drafted as z.ZodType,
    part: data.partial() as z.ZodType,
    sheet: sheetOf(drafted.extend({ estado: z.enum(estados), motivo_anulacion: z.string().nullable() })) as z.ZodType,
  };
}
