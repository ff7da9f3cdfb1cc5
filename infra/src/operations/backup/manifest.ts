/** Of the format of an archive: a program that does not know it says so. */
export const FORMAT = 'power-respaldo-1';
/** Last entry of an archive, which tells all others. */
export const MANIFEST = 'manifiesto.json';

/** A table of the database as it was in the moment of the backup. */
export interface SavedTable {
  /** With its schema: `log.events`. */
  readonly nombre: string;
  readonly columnas: readonly string[];
  readonly filas: number;
  /** SHA-256 of its rows in the text format of COPY, in the order of {@link SavedTable.orden}. */
  readonly sha256: string;
  /** SQL by which its rows were ordered. */
  readonly orden: string;
  /** Statements that make it; empty where the program itself does. */
  readonly definicion: readonly string[];
}

/** A file of DATA_DIR. */
export interface SavedFile {
  /** Below DATA_DIR, with `/`. */
  readonly ruta: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What an archive holds, and of which log. */
export interface Manifest {
  readonly formato: typeof FORMAT;
  /** Instant of the database's snapshot. */
  readonly instante: string;
  /** `postgres`: the events are in the archive; `eventstoredb`: they are saved by that server's own means. */
  readonly registro: {
    readonly lugar: 'postgres' | 'eventstoredb';
    readonly identidad: string | null;
    readonly eventos: number;
    /** Position of the last event; −1 of an empty log. */
    readonly ultima_posicion: string;
  };
  /** The last signed head that is in the archive; null before the first. */
  readonly cabeza: { readonly tamano: number; readonly raiz: string; readonly instante: string } | null;
  /** Read models of then. They are no part of the archive: the next start builds them from the log. */
  readonly modelos: readonly { readonly nombre: string; readonly version: number; readonly posicion: string }[];
  readonly tablas: readonly SavedTable[];
  readonly archivos: readonly SavedFile[];
}

/** Name of a part of a table in an archive. */
export const partName = (table: string, number: number): string =>
  `tablas/${table}/${String(number).padStart(6, '0')}.copy`;
/** Table of an entry; undefined when the entry is no part of one. */
export const tableOf = (entry: string): string | undefined =>
  /^tablas\/([a-z_]+\.[a-z_]+)\/\d+\.copy$/.exec(entry)?.[1];

const DATA = 'datos/';
export const fileName = (route: string): string => DATA + route;
/** File below DATA_DIR of an entry; undefined when the entry is none. */
export const fileOf = (entry: string): string | undefined =>
  entry.startsWith(DATA) ? entry.slice(DATA.length) : undefined;
