import type { z } from 'zod';
import { choiceText } from './choice-text.ts';
import type { Field } from './field.ts';
import type { WrongRow } from './master-import.ts';
import { recordInput } from './master-input.ts';
import type { Values } from './master-events.ts';
import type { AskedField, Master } from './master-row.ts';
import { masterWords } from './master-words.ts';
import { reject, type Rejection } from './rejection.ts';
import { codeText, plain } from './text.ts';
import { dayCell } from './typed-day.ts';
import { type AskedFigure, readFigure, thousandsSign, TWO_READINGS, twoReadings } from './typed-figure.ts';
import { noDay } from './when.ts';

/** The text by which two values of a unique field are the same: no capitals, no accents, one space. */
export const claimKey = (value: unknown): string => encodeURIComponent(plain(codeText(String(value))));

/** What a record claims by a unique field; undefined where it may be empty and is. */
export const claimOf = (values: Values, field: string): string | undefined => {
  const value = values[field];
  return value === undefined || value === null || value === '' ? undefined : claimKey(value);
};

/** Id of a record that is named by its own fields. */
export const identityOf = ({ identity }: Pick<Master, 'identity'>, values: Values): string =>
  identity.map((field) => encodeURIComponent(String(values[field]))).join('-');

/** What rows of a spreadsheet are read by. */
export type Rowed = Pick<Master, 'fields' | 'identity' | 'unique' | 'together'>;

/** By what a record is known again in a spreadsheet: its identity, or its first unique field. */
export const knownBy = (master: Rowed, values: Values): string =>
  master.identity.length > 0 ? identityOf(master, values) : claimKey(values[master.unique[0]!]);

/**
 * A row for a record that there is: what it was known again by stays as it is written there, which others may name, and a
 * field that has no column in the spreadsheet stays what it is.
 */
export function asKnown({ identity, unique }: Rowed, known: Values, { values, columnas }: GoodRow): Values {
  const told = Object.fromEntries(Object.entries(values).filter(([field]) => columnas.includes(field)));
  const [field] = unique;
  return identity.length > 0 || field === undefined ? told : { ...told, [field]: known[field] };
}

/** What is wrong between what a row says and what stays of its record, with its picture or without; undefined when nothing is. */
export function discordant(
  master: Master,
  known: Values | undefined,
  values: Values,
  pictured = false,
): Rejection | undefined {
  const all = { ...known, ...values };
  const wrong = master.together?.(all) ?? (pictured ? undefined : master.unpictured?.(all));
  return wrong && reject('INVALIDO', masterWords(master).notSaved, `${wrong.mensaje}.`, { campo: wrong.campo });
}

export interface GivenRow {
  readonly fila: number;
  readonly valores: Readonly<Record<string, unknown>>;
}

const YES = new Set(['si', 'sí', 's', 'x', '1', 'true', 'verdadero']);
const NO = new Set(['no', 'n', '0', 'false', 'falso', '']);

type CellField = Pick<Field, 'kind' | 'choices'> & Partial<Pick<AskedField, 'asked'>>;

const WHOLE: readonly Field['kind'][] = ['number', 'count', 'pesos', 'numbers'];
const FIGURES: readonly Field['kind'][] = [...WHOLE, 'quantity', 'dollars', 'euros', 'rate', 'percentage'];
type Thousands = AskedFigure['thousands'];
const figureAsked = ({ kind, asked }: CellField, thousands?: Thousands): AskedFigure => ({
  whole: WHOLE.includes(kind),
  thousands,
  min: asked?.min ?? 0,
  max: asked?.max ?? (kind === 'percentage' ? 100 : undefined),
});

/** A cell as its field takes it: figures as people type them, yes and no, lists with commas; an empty cell is absent. */
function cell(field: CellField, value: unknown, thousands: Thousands): unknown {
  const { kind, choices = [] } = field;
  if (value === null || value === undefined || value === '') return undefined;
  const text = typeof value === 'string' ? value.trim() : value;
  if (kind === 'flag') {
    const word = String(text).toLowerCase();
    return YES.has(word) ? true : NO.has(word) ? false : text;
  }
  if (kind === 'list' || kind === 'numbers') {
    const parts = String(text)
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean);
    return kind === 'list' ? parts : parts.map((part) => readFigure(part, figureAsked(field)) ?? part);
  }
  // INTEGRADOR and Marítimo are the choices that they are called after: other systems write them their own way.
  if (kind === 'state')
    return (
      choices.find((choice) => [choice, choiceText(choice)].some((word) => plain(word) === plain(String(text)))) ??
      String(text)
    );
  if (kind === 'text' || kind === 'code' || kind === 'rut') return String(text);
  if (kind === 'day') return dayCell(text);
  if (typeof text !== 'string') return text;
  return readFigure(text, figureAsked(field, thousands)) ?? text;
}

/** Why a cell holds no value: a formula without its result, or one that failed. */
function noValue(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^[=@]/.test(value)) return 'es una fórmula; pega su valor';
  return /^#(REF!|DIV\/0!|N\/A|NAME\?|NULL!|NUM!|VALUE!|SPILL!|CALC!|¡\S+|¿\S+)$/.test(value)
    ? `la planilla muestra el error ${value}; corrígelo`
    : undefined;
}

const WHOLE_DIGITS = 1e15;
const MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec';
const AS_DAY = new RegExp(
  String.raw`^(\d{4}-\d\d-\d\d|\d{1,2}[-/]\d{1,2}[-/]\d{4}|\d{1,2}-(${MONTHS})\.?(-\d{2,4})?|(${MONTHS})\.?-\d{1,4})$`,
  'i',
);
const MENDED = 'da formato de Texto a la columna y escribe el código de nuevo';

/** What a spreadsheet did to a code that it took for a figure or a day: the code itself is lost. */
function spoiltCode({ kind, asked }: CellField, value: unknown): string | undefined {
  if (!(kind === 'code' || asked?.code) || asked?.month) return undefined;
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (/^[+-]?\d+([.,]\d+)?e\+?\d+$/i.test(text) && (typeof value === 'number' || /[.,+]/.test(text)))
    return `la planilla muestra ${text}, un número abreviado; ${MENDED}`;
  if (typeof value === 'number' && Math.abs(value) >= WHOLE_DIGITS)
    return `la planilla guarda solo 15 cifras de un número, y las últimas de ${text} se perdieron; ${MENDED}`;
  return AS_DAY.test(text) ? `la planilla convirtió el código en la fecha ${text}; ${MENDED}` : undefined;
}

const problem = (
  master: Rowed,
  issue: z.core.$ZodIssue,
  read: Readonly<Record<string, unknown>>,
  valores: GivenRow['valores'],
): string => {
  const field = master.fields[String(issue.path[0])];
  const given = read[String(issue.path[0])];
  if (given === TWO_READINGS || (Array.isArray(given) && given.includes(TWO_READINGS)))
    return `${field?.label}: ${twoReadings(String(valores[String(issue.path[0])]))}`;
  if (issue.code === 'unrecognized_keys') return `Columna desconocida: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type' && read[String(issue.path[0])] === undefined)
    return `${field?.label}: falta el valor`;
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return `${field?.label}: ${noDay({ input: read[String(issue.path[0])] })}`;
  return `${field?.label ?? issue.path.join('.')}: ${issue.message}`;
};

export interface GoodRow {
  readonly fila: number;
  readonly values: Values;
  /** Fields that the spreadsheet has a column of, an empty cell too. */
  readonly columnas: readonly string[];
}

export interface ReadRows {
  readonly good: readonly GoodRow[];
  readonly wrong: readonly WrongRow[];
}

/** Reads rows of a spreadsheet as records: what is wrong is named by column, a formula is no value, and the same record twice is wrong the second time. */
export function readRows(master: Rowed, given: readonly GivenRow[]): ReadRows {
  const schema = recordInput(master);
  const good: GoodRow[] = [];
  const wrong: WrongRow[] = [];
  const seen = new Map<string, number>();
  const signs = new Map(
    Object.entries(master.fields)
      .filter(([, { kind }]) => FIGURES.includes(kind))
      .map(([name, { kind }]) => [
        name,
        thousandsSign(
          given.map(({ valores }) => valores[name]),
          WHOLE.includes(kind),
        ),
      ]),
  );
  for (const { fila, valores } of given) {
    const computed = Object.entries(valores).flatMap(([name, value]) => {
      const reason = noValue(value) ?? spoiltCode(master.fields[name] ?? { kind: 'text' }, value);
      return reason === undefined ? [] : [`${master.fields[name]?.label ?? name}: ${reason}`];
    });
    if (computed.length > 0) {
      wrong.push({ fila, errores: computed });
      continue;
    }
    const read = Object.fromEntries(
      Object.entries(valores).flatMap(([name, value]) => {
        const converted = cell(master.fields[name] ?? { kind: 'text' }, value, signs.get(name));
        return converted === undefined ? [] : [[name, converted]];
      }),
    );
    const parsed = schema.safeParse(read);
    if (!parsed.success) {
      wrong.push({ fila, errores: parsed.error.issues.map((issue) => problem(master, issue, read, valores)) });
      continue;
    }
    const values = parsed.data as Values;
    const names = [
      ...(master.identity.length > 0 ? [[master.identity.at(-1)!, identityOf(master, values)] as const] : []),
      ...master.unique.flatMap((field) => {
        const claim = claimOf(values, field);
        return claim === undefined ? [] : [[field, claim] as const];
      }),
    ];
    const twice = names.flatMap(([field, name]) => {
      const known = `${field} ${name}`;
      const before = seen.get(known);
      if (before === undefined) seen.set(known, fila);
      return before === undefined ? [] : [`${master.fields[field]!.label}: está repetido en la fila ${before}`];
    });
    if (twice.length > 0) wrong.push({ fila, errores: twice });
    else good.push({ fila, values, columnas: Object.keys(valores) });
  }
  return { good, wrong };
}
