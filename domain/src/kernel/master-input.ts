import { z } from 'zod';
import { EMPTY_FIELD, emptyOr } from './bound-text.ts';
import { emailText, optionalEmail } from './email.ts';
import type { Field } from './field.ts';
import type { Asked, AskedField, Master } from './master-row.ts';
import { parseMonth } from './month.ts';
import { parseRut } from './rut.ts';
import { codeText, legible, oneLine } from './text.ts';
import { dayText } from './when.ts';
import { figureText } from './figures.ts';

const number = z.number({ error: emptyOr('Escribe un número') });
const figure = ({ min = 0, max = 1e12 }: Asked, whole: boolean): z.ZodType =>
  (whole ? number.int('Escribe un número entero') : number)
    .min(min, `Debe ser ${figureText(min)} o más`)
    .max(max, `Debe ser ${figureText(max)} o menos`);

/** Of a text that may not stay empty only that is told, before what else it would have to be. */
const filled = (text: z.ZodString, required: boolean): z.ZodString =>
  required ? text.min(1, { error: EMPTY_FIELD, abort: true }) : text;

const KINDS: Readonly<Partial<Record<Field['kind'], (asked: Asked, field: Field) => z.ZodType>>> = {
  text: ({ max = 200, min = 0, lines, email, person, required, code }) =>
    email || person
      ? z.string().trim().toLowerCase().max(max, `A lo más ${max} caracteres`).pipe(optionalEmail())
      : filled(
          lines
            ? z.string().overwrite(legible).trim().max(max, `A lo más ${max} caracteres`)
            : code
              ? oneLine(max).overwrite(codeText)
              : oneLine(max),
          required !== false,
        ).min(min, `Escribe al menos ${min} caracteres`),
  code: ({ max = 40, required, month }) => {
    const code = filled(z.string().overwrite(codeText), required !== false);
    return month
      ? code.max(max, `A lo más ${max} caracteres`).transform((text, context) => {
          const found = parseMonth(text);
          if (found === undefined)
            context.addIssue({ code: 'custom', message: 'Escribe el mes como nov 2026 o 11-2026' });
          return found ?? z.NEVER;
        })
      : code
          .max(max, `A lo más ${max} caracteres`)
          .regex(/^[\p{L}\d][\p{L}\d ._/-]*$/u, 'Usa letras, números, puntos y guiones');
  },
  rut: () =>
    z.string().transform((value, context) => {
      const rut = parseRut(value);
      if (!rut)
        context.addIssue({
          code: 'custom',
          message: emptyOr('El RUT no es válido: revisa el dígito verificador')({ input: value }),
        });
      return rut?.rut ?? z.NEVER;
    }),
  number: (asked) => figure(asked, true),
  count: (asked) => figure(asked, true),
  pesos: (asked) => figure(asked, true),
  quantity: (asked) => figure(asked, false),
  dollars: (asked) => figure(asked, false),
  euros: (asked) => figure(asked, false),
  rate: (asked) => figure(asked, false),
  percentage: (asked) => figure({ max: 100, ...asked }, false),
  day: () => dayText,
  flag: () => z.boolean('Escribe Sí o No'),
  state: (_, { choices }) =>
    z.enum(choices as [string, ...string[]], { error: emptyOr(`Debe ser ${choices!.join(', ')}`) }),
  list: ({ emails, code, oneOf, min = 0, max = 50 }) =>
    z
      .array(
        oneOf
          ? z.enum(oneOf, { error: `Elige entre ${oneOf.join(', ')}` })
          : emails
            ? z.string().trim().toLowerCase().pipe(emailText('Cada uno debe ser un correo válido'))
            : (code ? oneLine(200).overwrite(codeText) : oneLine(200)).min(1),
      )
      .min(min, min === 1 ? EMPTY_FIELD : `Ingresa al menos ${min}`)
      .max(max, `A lo más ${max}`),
  numbers: ({ max = 1e6, min = 0 }) => z.array(figure({ min, max }, true)).max(50, 'A lo más 50'),
};

/** What a request may hold for one field: trimmed, bounded; an empty optional text is `''`, any other empty value null. */
function inputOf(field: AskedField): z.ZodType {
  const { asked } = field;
  const base = KINDS[field.kind]?.(asked, field) ?? (field.schema as z.ZodType);
  const text = field.kind === 'text' || field.kind === 'code';
  if (asked.required !== false) return base;
  // A date that is left empty comes from forms as an empty text.
  if (field.nullable && field.kind === 'day') return z.union([z.literal('').transform(() => null), base]).nullable();
  return field.nullable ? base.nullable() : text ? z.union([z.literal(''), base]) : base;
}

/** The same of a new record, where a field that is left out begins as something. */
function initialInput(field: AskedField): z.ZodType {
  const empty = field.nullable ? null : field.kind === 'text' || field.kind === 'code' ? '' : undefined;
  const initial = field.asked.initial ?? (field.asked.required === false ? empty : undefined);
  return initial === undefined ? inputOf(field) : inputOf(field).default(initial);
}

/** What a form holds of a field in which there is nothing. */
const NOTHING: Readonly<Partial<Record<Field['kind'], unknown>>> = {
  text: '',
  code: '',
  rut: '',
  day: '',
  state: null,
  list: [],
  numbers: [],
};

/** Whether a record is refused when nothing is put into this field: only such fields are marked in forms. */
export const mustBeFilled = (field: AskedField): boolean =>
  !initialInput(field).safeParse(field.nullable ? null : NOTHING[field.kind]).success;

const createRecordInput = (master: Pick<Master, 'fields' | 'together'>): z.ZodObject => {
  const record = z.strictObject(
    Object.fromEntries(Object.entries(master.fields).map(([name, field]) => [name, initialInput(field)])),
  );
  const { together } = master;
  return together === undefined
    ? record
    : record.superRefine((values, context) => {
        const wrong = together(values);
        if (wrong) context.addIssue({ code: 'custom', path: [wrong.campo], message: wrong.mensaje });
      });
};

type Rule = Master['together'];
const recordInputs = new WeakMap<object, Map<Rule, z.ZodObject>>();

/**
 * Schema of a new record: what a form or a row of a spreadsheet gives. Unknown fields are refused. Created once for the same
 * fields: forms ask for it whenever they are drawn, imports for each portion of a file.
 */
export function recordInput(master: Pick<Master, 'fields' | 'together'>): z.ZodObject {
  const { fields, together } = master;
  const byRule = recordInputs.get(fields) ?? new Map<Rule, z.ZodObject>();
  recordInputs.set(fields, byRule);
  const schema = byRule.get(together) ?? createRecordInput(master);
  byRule.set(together, schema);
  return schema;
}

/** Schema of a change: any of the fields, and whether it is still used. A fixed one may be said, as it is. */
export const changeInput = (master: Master): z.ZodObject =>
  z
    .strictObject({
      ...Object.fromEntries(Object.entries(master.fields).map(([name, field]) => [name, inputOf(field)])),
      activo: z.boolean(),
    })
    .partial() as z.ZodObject;
