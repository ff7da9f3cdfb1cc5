import type { Perfil } from '../../kernel/perfiles.ts';
import { WAREHOUSE } from '../access.ts';

/** What tells entries without document from issues without document; all else is one note. */
export interface NoteKind {
  readonly tipo: 'entrada' | 'salida';
  /** Category of its streams, and beginning of its calls' names. */
  readonly name: 'entrynote' | 'issuenote';
  /** Of its calls. */
  readonly path: '/entradas' | '/salidas';
  /** Of its document. */
  readonly page: 'nota-entrada' | 'nota-salida';
  /** The screen that lists it. */
  readonly screen: string;
  readonly uno: 'Nota de entrada' | 'Nota de salida';
  readonly motivos: readonly [string, ...string[]];
  readonly makers: readonly Perfil[];
  /** What executing it adds to a warehouse, for a unit of it. */
  readonly sign: 1 | -1;
}

export const entryKind: NoteKind = {
  tipo: 'entrada',
  name: 'entrynote',
  path: '/entradas',
  page: 'nota-entrada',
  screen: 'entrada-sin-documento',
  uno: 'Nota de entrada',
  motivos: ['Devolución sin documento', 'Hallazgo en bodega', 'Muestra de proveedor', 'Garantía de proveedor', 'Otro'],
  makers: WAREHOUSE,
  sign: 1,
};

export const issueKind: NoteKind = {
  tipo: 'salida',
  name: 'issuenote',
  path: '/salidas',
  page: 'nota-salida',
  screen: 'salidas-sin-documento',
  uno: 'Nota de salida',
  motivos: ['Merma', 'Muestra', 'Uso interno', 'Garantía'],
  makers: ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica'],
  sign: -1,
};

/** What stock movements and refusals call one: *Nota de entrada N° 12*. */
export const noteTitle = ({ uno }: Pick<NoteKind, 'uno'>, id: string | number): string => `${uno} N° ${id}`;
