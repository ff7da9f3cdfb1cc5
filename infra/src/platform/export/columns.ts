import type { Looks, Tone } from '@power/domain/kernel/look';

/** How a column is written in Excel: typed, so that people can add up and filter (requirements §0.1.8). */
export type ExportType =
  | 'texto'
  | 'opcion'
  | 'numero'
  | 'entero'
  | 'decimal'
  | 'pesos'
  | 'dolares'
  | 'euros'
  | 'porcentaje'
  | 'fecha'
  | 'instante'
  | 'si_no';

export interface ExportColumn {
  readonly field: string;
  /** Heading, Spanish. */
  readonly titulo: string;
  readonly tipo?: ExportType;
  /** Characters; never below 25 (document 3 §9). */
  readonly ancho?: number;
  /** Of a state: its cells take the colour of its tone, so that a printed list reads as on screen. */
  readonly looks?: Looks<string>;
  /** Colour of a figure's cell: green over nought, red under it (document 3 §9, stock report). */
  readonly regla?: 'diferencia';
  /** Derived columns. */
  readonly valor?: (row: Readonly<Record<string, unknown>>) => unknown;
}

/** Text colours on white, ARGB: those of the light theme. */
export const TONE_COLOUR: Readonly<Record<Tone, string>> = {
  neutral: 'FF4B5169',
  info: 'FF0B5394',
  accent: 'FF4A38B8',
  ok: 'FF1A6B33',
  warn: 'FF7D5200',
  danger: 'FFB42020',
};

export const MIN_WIDTH = 25;
/** Between these the columns of the stock report are as wide as what they hold (document 3 §9). */
export const STOCK_WIDTHS = { min: 12, max: 45 } as const;

/** What colour rule `diferencia` fills a cell with, ARGB: readable under black on paper too. */
export const DIFFERENCE_FILL = { positiva: 'FFC6EFCE', negativa: 'FFFFC7CE' } as const;

/** Figures under the rows of a file, with a heading of their own: totals, duties, what they follow from. */
export interface ExportBlock {
  readonly titulo: string;
  readonly filas: readonly {
    readonly celdas: readonly { readonly valor: unknown; readonly tipo?: ExportType }[];
    /** A sum of the rows above. */
    readonly suma?: true;
  }[];
}

/** Excel number formats; thousands and decimal signs follow the reader's own settings. */
export const NUMBER_FORMAT: Readonly<Record<ExportType, string | undefined>> = {
  // Numbers of documents identify: no thousands separators.
  texto: undefined,
  opcion: undefined,
  numero: '0',
  entero: '#,##0',
  decimal: '#,##0.00',
  pesos: '"$"#,##0;[Red]"$"-#,##0',
  dolares: '"US$" #,##0.00',
  euros: '#,##0.00 "€"',
  porcentaje: '0.0"%"',
  fecha: 'dd-mm-yyyy',
  instante: 'dd-mm-yyyy hh:mm:ss',
  si_no: undefined,
};
