import type { z } from 'zod';
import type { DomainEvent, EventKind } from './event.ts';
import type { Headed } from './master-files.ts';
import type { Perfil } from './perfiles.ts';
import type { Words } from './master-row.ts';
import { recordInput } from './master-input.ts';
import { type GivenRow, readRows, type ReadRows, type Rowed } from './master-rows.ts';
import type { Values } from './master-events.ts';

/** What a company brings along in a spreadsheet, declared once: columns, what each row must be, and the command that it becomes. */
export interface ImportKind extends Pick<Headed, 'aliases' | 'above'>, Rowed {
  /** `clientes`: how requests name it. */
  readonly tipo: string;
  readonly words: Words;
  /**
   * Name of the command that takes one row, under `fila`; its reply tells in `resultado` what became of it. Absent: all rows
   * together make one document, and the form of that document takes them as its lines.
   */
  readonly command?: string;
  /** Who brings it in beside Administrador. */
  readonly perfiles?: readonly Perfil[];
  /** A row that is right, for the file that shows how it is written: fields that may be empty may be left out. */
  readonly sample: Readonly<Record<string, string | number | boolean>>;
  /** What is wrong with a row beyond its fields, each with its column's heading. */
  check?(values: Values): readonly string[];
}

/** Whether somebody of this profile brings rows of this kind in. */
export const mayImport = ({ perfiles = [] }: Pick<ImportKind, 'perfiles'>, perfil: Perfil): boolean =>
  perfil === 'Administrador' || perfiles.includes(perfil);

/** What became of one row. */
export const RESULTADOS = ['nuevo', 'modificado', 'sin_cambio'] as const;
export type Resultado = (typeof RESULTADOS)[number];
/** Where each is counted. */
export const RESULT_COUNT = {
  nuevo: 'nuevos',
  modificado: 'modificados',
  sin_cambio: 'sin_cambio',
} as const satisfies Readonly<Record<Resultado, string>>;

/** What a row makes of what there is. */
export type RowOutcome<T> =
  | { readonly resultado: 'nuevo'; readonly cambios: T }
  | {
      readonly resultado: 'modificado';
      readonly antes: T;
      readonly cambios: T;
      /** What a person should know before it is written. */
      readonly aviso?: string;
    }
  | { readonly resultado: 'sin_cambio' };

/** What the events of one row's command say became of it; `made` is the one by which a record begins. */
export const resultadoOf = (events: readonly DomainEvent[], made: Pick<EventKind, 'type'>): Resultado =>
  events.length === 0 ? 'sin_cambio' : events.some(({ type }) => type === made.type) ? 'nuevo' : 'modificado';

/** What a cell says: an empty one says nothing. */
export const said = <T>(value: T | '' | null | undefined): T | undefined =>
  value === '' || value === null || value === undefined ? undefined : value;

/**
 * Schema of one row in the request of the kind's command: its fields and its `check`, so that a request is refused by what
 * refuses the row of a file. An issue has the path of its column and no heading.
 */
export const rowInput = ({ fields, check }: ImportKind): z.ZodObject =>
  recordInput({ fields }).superRefine((values, context) => {
    for (const sentence of check?.(values) ?? []) {
      const column = Object.keys(fields).find((name) => sentence.startsWith(`${fields[name]!.label}: `));
      const message = column === undefined ? sentence : sentence.slice(fields[column]!.label.length + 2);
      context.addIssue({ code: 'custom', path: column === undefined ? [] : [column], message });
    }
  });

/** Rows as the kind takes them; of the others what is wrong, by column. */
export function checkRows(kind: ImportKind, given: readonly GivenRow[]): ReadRows {
  const read = readRows(kind, given);
  const good: ReadRows['good'][number][] = [];
  const wrong = [...read.wrong];
  for (const row of read.good) {
    const errores = kind.check?.(row.values) ?? [];
    if (errores.length > 0) wrong.push({ fila: row.fila, errores: [...errores] });
    else good.push(row);
  }
  return { good, wrong: wrong.toSorted((a, b) => a.fila - b.fila) };
}
