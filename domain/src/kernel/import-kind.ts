import type { Headed } from './master-files.ts';
import type { WrongRow } from './master-import.ts';
import type { Words } from './master-row.ts';
import { type GivenRow, readRows, type ReadRows, type Rowed } from './master-rows.ts';
import type { Values } from './master-events.ts';

/** What a company brings along in a spreadsheet, declared once: columns, what each row must be, and the command that it becomes. */
export interface ImportKind extends Headed, Rowed {
  /** `clientes`: how requests name it. */
  readonly tipo: string;
  readonly words: Words;
  /** Name of the command that takes one row, under `fila`; its reply tells in `resultado` what became of it. */
  readonly command: string;
  /** What is wrong with a row beyond its fields, each with its column's heading. */
  check?(values: Values): readonly string[];
}

/** What became of one row. */
export const RESULTADOS = ['nuevo', 'modificado', 'sin_cambio'] as const;
export type Resultado = (typeof RESULTADOS)[number];

/** Text that a spreadsheet computes: its value was not saved with the file. */
const formula = (value: unknown): boolean => typeof value === 'string' && /^[=@]/.test(value);

/** Rows as the kind takes them; of the others what is wrong, by column. A formula is no value. */
export function checkRows(kind: ImportKind, given: readonly GivenRow[]): ReadRows {
  const computed: WrongRow[] = [];
  const plain = given.filter(({ fila, valores }) => {
    const errores = Object.entries(valores).flatMap(([name, value]) =>
      formula(value) ? [`${kind.fields[name]?.label ?? name}: es una fórmula; pega su valor`] : [],
    );
    if (errores.length > 0) computed.push({ fila, errores });
    return errores.length === 0;
  });
  const read = readRows(kind, plain);
  const good: ReadRows['good'][number][] = [];
  const wrong = [...computed, ...read.wrong];
  for (const row of read.good) {
    const errores = kind.check?.(row.values) ?? [];
    if (errores.length > 0) wrong.push({ fila: row.fila, errores: [...errores] });
    else good.push(row);
  }
  return { good, wrong: wrong.toSorted((a, b) => a.fila - b.fila) };
}
