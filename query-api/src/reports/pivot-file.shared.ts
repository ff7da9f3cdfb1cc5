import { Writable } from 'node:stream';
import { nameOf, type PivotGroup, type PivotMeasure } from '@power/domain/kernel/pivot';
import { type PivotRow, tableOf, TOTAL } from '@power/domain/kernel/pivot-table';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { RowDefinition } from '@power/domain/kernel/row';
import type { ExportColumn, ExportType } from '@power/infra/platform/export/columns';
import { describeFilters } from '@power/infra/platform/export/describe-filters';
import { exportGrid } from '@power/infra/platform/export/export-grid';
import { fileName, XLSX } from '@power/infra/platform/export/files';
import type { PivotRequest } from '@power/infra/platform/grid/pivot';
import type { FileReply } from '@power/infra/platform/queries/handler';

interface Report {
  readonly titulo: string;
  readonly row: RowDefinition;
  readonly measures: Readonly<Record<string, PivotMeasure>>;
  /** Names of what it may be filtered by. */
  readonly filtered: readonly ExportColumn[];
}

const TYPE: Readonly<Record<PivotMeasure['kind'], ExportType>> = {
  pesos: 'pesos',
  dollars: 'dolares',
  count: 'entero',
  percentage: 'porcentaje',
};
/** Columns that a sheet of Excel has. */
const SHEET_COLUMNS = 16_384;
const shown = (value: string | null | undefined): string => nameOf(value ?? 'Sin dato');

interface Line extends Record<string, unknown> {
  readonly level: number;
  readonly sums: boolean;
}

/** The rows as they are read: what sums up above what it sums up; the total is the last line. */
function linesOf(row: PivotRow, fields: number): Line[] {
  const labels = row.values.map((value, n) => [`f${n}`, shown(value)] as const);
  const cells = [...row.cells].flatMap(([column, figures]) => figures.map((v, n) => [`${column}#${n}`, v] as const));
  const level = row.values.length;
  const own: Line = {
    ...Object.fromEntries([...labels, ...cells]),
    level: Math.max(0, level - 1),
    sums: level < fields,
  };
  const below = row.children.flatMap((child) => linesOf(child, fields));
  return level === 0 ? [...below, { ...own, f0: 'Total', level: 0, sums: true }] : [own, ...below];
}

/** A pivot as an Excel sheet: a column for each of its row fields, rows that fold, subtotals above in bold, typed figures. */
export async function pivotFile(
  { titulo, row, measures, filtered }: Report,
  request: PivotRequest,
  groups: readonly PivotGroup[],
  head: { readonly asOf: string; readonly generadoPor: string },
): Promise<FileReply | Rejection> {
  const { total, columns } = tableOf(groups);
  const label = (field: string): string => row.fields[field]!.label;
  const labels: ExportColumn[] = request.filas.map((field, n) => ({ field: `f${n}`, titulo: label(field) }));
  const across = [
    ...columns.map(({ key, values }) => ({ key, name: `${values.map(shown).join(' · ')} · ` })),
    { key: TOTAL, name: columns.length > 0 ? 'Total · ' : '' },
  ];
  const figures = across.flatMap(({ key, name }) =>
    request.medidas.map((measure, n): ExportColumn => ({
      field: `${key}#${n}`,
      titulo: `${name}${measures[measure]!.label}`,
      tipo: TYPE[measures[measure]!.kind],
    })),
  );
  const wide = labels.length + figures.length;
  if (wide > SHEET_COLUMNS)
    return reject(
      'DEMASIADAS_COLUMNAS',
      'El informe no cabe en Excel',
      `Tendría ${wide.toLocaleString('es-CL')} columnas y una hoja tiene ${SHEET_COLUMNS.toLocaleString('es-CL')}. Pasa un campo a las filas, quita una medida o agrega un filtro.`,
    );
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await exportGrid(
    {
      titulo,
      ...head,
      columns: [...(labels.length > 0 ? labels : [{ field: 'f0', titulo: '' }]), ...figures],
      rows: linesOf(total, request.filas.length),
      filtros: describeFilters({ filterModel: request.filterModel, quickFilter: request.quickFilter }, filtered),
      depth: (line) => line as Line,
    },
    out,
  );
  return { file: { nombre: fileName(titulo), tipo: XLSX, stream: Buffer.concat(chunks) } };
}
