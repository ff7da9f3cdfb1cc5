import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { checkRows } from '../kernel/import-kind.ts';
import { fieldsNamed, mappedRows } from '../kernel/master-files.ts';
import { isRejection } from '../kernel/rejection.ts';
import { customerImport } from '../customers/customer-import.shared.ts';
import { ImportUploaded } from './events.ts';
import { spreadsheetImport } from './import.shared.ts';
import { rowParts } from './row-parts.ts';
import { begun, nothingGood } from './start-import.ts';

/** Columns that are looked at, and headings that an answer names. */
const MOST_COLUMNS = 60;
const MOST_NAMED = 10;

type Rows = readonly Readonly<Record<string, unknown>>[];
const titlesOf = (rows: Rows): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Headings of which nothing is imported. */
function unusedOf(rows: Rows): string[] {
  const titles = titlesOf(rows);
  const fields = fieldsNamed(customerImport, titles.slice(0, MOST_COLUMNS));
  return titles.filter((_, n) => (fields[n] ?? null) === null);
}
const listed = (titles: readonly string[]): string =>
  titles.length <= MOST_NAMED
    ? titles.join(', ')
    : `${titles.slice(0, MOST_NAMED).join(', ')} y ${titles.length - MOST_NAMED} más`;

const cell = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

/** Customers as the former ERP lists them, each under its own column names (document 2 §7): those that are right are imported. */
export const loadErpCustomers = defineCommand({
  name: 'load-erp-customers',
  context: 'imports',
  path: '/web/cotizaciones/cargarclientesdf',
  access: { perfiles: ['Administrador'] },
  summary: 'Importa clientes con los nombres de columna del ERP anterior',
  request: z.strictObject({
    /** The operation, as every call may name it: this path has one. */
    accion: z.string().max(40).optional(),
    clientes: z
      .array(z.record(z.string().max(60), cell))
      .min(1, 'No llegó ningún cliente')
      .max(2000),
  }),
  reply: z.object({
    _id: z.string(),
    filas: z.number().int(),
    rechazados: z.number().int(),
    /** Columns that are no field of a customer: nothing of them is imported. */
    sin_campo: z.array(z.string()),
  }),
  aggregate: spreadsheetImport,
  stream: (_request, { commandId }: DecideContext<undefined>) => commandId,
  decide(state, { clientes }, { user, commandId }) {
    if (state) return [];
    const titles = titlesOf(clientes).slice(0, MOST_COLUMNS);
    const fields = fieldsNamed(customerImport, titles);
    const filas = clientes.map((row, n) => ({ fila: n + 1, celdas: titles.map((title) => row[title] ?? null) }));
    const rows = checkRows(customerImport, mappedRows({ filas }, fields));
    const nothing = nothingGood(rows);
    if (isRejection(nothing)) return nothing;
    return [
      ImportUploaded({ _id: commandId, tipo: customerImport.tipo, archivo: null, autor: user.nombre }),
      begun(commandId, customerImport, rows, fields),
      // There is no file to come back to: all of them now, or the sentence that they are too many.
      ...rowParts(commandId, customerImport, rows.good, { most: Infinity }),
    ];
  },
  answer({ state, events }, { clientes }) {
    const sin_campo = unusedOf(clientes);
    const begins = `La importación de ${state!.filas} ${state!.filas === 1 ? 'cliente' : 'clientes'} está en marcha`;
    return {
      mensaje: sin_campo.length === 0 ? begins : `${begins}. Sin importar: ${listed(sin_campo)}.`,
      _id: String((events[0]?.data as { _id?: string } | undefined)?._id ?? ''),
      filas: state!.filas,
      rechazados: state!.rechazados.length,
      sin_campo,
    };
  },
});
