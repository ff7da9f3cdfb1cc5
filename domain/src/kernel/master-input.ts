import { z } from 'zod';
import type { Field } from './field.ts';
import type { Asked, AskedField, Master } from './master-row.ts';
import { parseRut } from './rut.ts';
import { oneLine } from './text.ts';
import { dayText } from './when.ts';
import { figureText } from './figures.ts';

const figure = ({ min = 0, max = 1e12 }: Asked, whole: boolean): z.ZodType =>
  (whole ? z.number('Escribe un número').int('Escribe un número entero') : z.number('Escribe un número'))
    .min(min, `Debe ser ${figureText(min)} o más`)
    .max(max, `Debe ser ${figureText(max)} o menos`);

const KINDS: Readonly<Partial<Record<Field['kind'], (asked: Asked, field: Field) => z.ZodType>>> = {
  text: ({ max = 200, min = 0, lines, email, person }) =>
    email || person
      ? z
          .string()
          .trim()
          .toLowerCase()
          .max(max, `A lo más ${max} caracteres`)
          .pipe(z.union([z.literal(''), z.email('Escribe un correo válido')]))
      : (lines ? z.string().trim().max(max, `A lo más ${max} caracteres`) : oneLine(max)).min(
          min,
          `Escribe al menos ${min} caracteres`,
        ),
  code: ({ max = 40 }) =>
    z
      .string()
      .trim()
      .max(max, `A lo más ${max} caracteres`)
      .regex(/^[\p{L}\d][\p{L}\d ._/-]*$/u, 'Usa letras, números, puntos y guiones'),
  rut: () =>
    z.string().transform((value, context) => {
      const rut = parseRut(value);
      if (!rut) context.addIssue({ code: 'custom', message: 'El RUT no es válido: revisa el dígito verificador' });
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
  state: (_, { choices }) => z.enum(choices as [string, ...string[]], `Debe ser ${choices!.join(', ')}`),
  list: ({ emails, min = 0, max = 50 }) =>
    z
      .array(
        emails
          ? z.string().trim().toLowerCase().pipe(z.email('Cada uno debe ser un correo válido'))
          : oneLine(200).min(1),
      )
      .min(min, min === 1 ? 'Ingresa al menos uno' : `Ingresa al menos ${min}`)
      .max(max, `A lo más ${max}`),
  numbers: ({ max = 1e6, min = 0 }) => z.array(figure({ min, max }, true)).max(50, 'A lo más 50'),
};

/** What a request may hold for one field: trimmed, bounded; an empty optional text is `''`, any other empty value null. */
function inputOf(field: AskedField): z.ZodType {
  const { asked } = field;
  const base = KINDS[field.kind]?.(asked, field) ?? (field.schema as z.ZodType);
  const text = field.kind === 'text' || field.kind === 'code';
  const filled = text && asked.required !== false && !asked.min ? (base as z.ZodString).min(1, 'Es obligatorio') : base;
  if (asked.required !== false) return filled;
  return field.nullable ? filled.nullable() : text ? z.union([z.literal(''), filled]) : filled;
}

/** Schema of a new record: what a form or a row of a spreadsheet gives. Unknown fields are refused. */
export const recordInput = (master: Pick<Master, 'fields' | 'together'>): z.ZodObject => {
  const record = z.strictObject(
    Object.fromEntries(
      Object.entries(master.fields).map(([name, field]) => {
        const input = inputOf(field);
        const empty = field.nullable ? null : field.kind === 'text' || field.kind === 'code' ? '' : undefined;
        const initial = field.asked.initial ?? (field.asked.required === false ? empty : undefined);
        return [name, initial === undefined ? input : input.default(initial as never)];
      }),
    ),
  );
  const { together } = master;
  return together === undefined
    ? record
    : record.superRefine((values, context) => {
        const wrong = together(values);
        if (wrong) context.addIssue({ code: 'custom', path: [wrong.campo], message: wrong.mensaje });
      });
};

/** Schema of a change: any of the fields, and whether it is still used. A fixed one may be said, as it is. */
export const changeInput = (master: Master): z.ZodObject =>
  z
    .strictObject({
      ...Object.fromEntries(Object.entries(master.fields).map(([name, field]) => [name, inputOf(field)])),
      activo: z.boolean(),
    })
    .partial() as unknown as z.ZodObject;
