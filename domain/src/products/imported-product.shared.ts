import { changesOf } from '../kernel/changes.ts';
import { type RowOutcome, said } from '../kernel/import-kind.ts';
import type { Values } from '../kernel/master-events.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { COLUMNAS_PRECIO, type Precios } from './prices.shared.ts';
import { misreadBarcode } from './shared-names.shared.ts';
import { underCost } from './under-cost.shared.ts';

/** What rows say of a product. */
const COLUMNS = [
  ...['part_number', 'nombre', 'marca', 'categoria', 'descripcion', 'unidad', 'ean', 'codigo_sap', 'tier', 'pmp'],
  ...['costo_fob', 'serializable', 'servicio', 'modificable', 'web', 'bloqueado'],
] as const;

/** A product as far as a row can change it. */
export interface KnownProduct {
  readonly servicio: boolean;
  readonly serializable: boolean;
  readonly ean: readonly string[];
  readonly base: Precios;
  readonly pmp: number;
  readonly tier: number;
  /** Null: its prices are given by hand, and stay when its cost moves. */
  readonly tabla: number | null;
}

const wantedOf = (row: Values): Record<string, unknown> =>
  Object.fromEntries(
    COLUMNS.flatMap((name) => {
      const value = said(row[name]);
      return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]];
    }),
  );

/** What a row of a spreadsheet makes of the product that has its code, or of none: the rule of import and rehearsal alike. */
export function importedProduct(
  current: KnownProduct | undefined,
  row: Values,
): RowOutcome<Readonly<Record<string, unknown>>> | Rejection {
  const wanted = wantedOf(row);
  const next = { servicio: false, serializable: false, ...current, ...wanted };
  if (next.servicio && next.serializable)
    return reject(
      'SERVICIO_CON_SERIE',
      'El producto no se importó',
      'Un servicio no lleva números de serie: revisa las columnas Servicio y Con serie.',
    );
  if (next.servicio && Number(wanted.pmp ?? 0) > 0)
    return reject(
      'ES_SERVICIO',
      'El producto no se importó',
      'Un servicio no tiene costo promedio: deja vacío su PMP.',
    );
  const misread = misreadBarcode((wanted.ean ?? []) as readonly string[], current?.ean);
  if (misread) return misread;
  if (!current) return { resultado: 'nuevo', cambios: wanted };
  const changes = changesOf<Record<string, unknown>>({ ...current }, wanted);
  if (!changes) return { resultado: 'sin_cambio' };
  const stay = current.tabla === null && (wanted.tier === undefined || wanted.tier === current.tier);
  const aviso = stay ? underCost([current.base], Number(wanted.pmp ?? 0)) : '';
  return { resultado: 'modificado', ...changes, ...(aviso && { aviso }) };
}

/** The refusal of a row whose product there is not. */
export const unknownCode = ({ codigo }: Values): Rejection =>
  reject(
    'PRODUCTO_NO_EXISTE',
    'La fila no se importó',
    `No hay un producto con el código ${String(codigo)}. Impórtalo primero o corrige el código.`,
  );

/** What a row of prices makes of the prices that its product has for good. */
export function importedPrices(
  current: Pick<KnownProduct, 'base' | 'servicio' | 'pmp'> | undefined,
  row: Values,
): RowOutcome<Partial<Precios>> | Rejection {
  if (!current) return unknownCode(row);
  const wanted = Object.fromEntries(
    COLUMNAS_PRECIO.flatMap((column) => {
      const price = said(row[column] as number | null);
      return price === undefined ? [] : [[column, price]];
    }),
  ) as Partial<Precios>;
  const changes = changesOf<Precios>(current.base, wanted);
  if (!changes) return { resultado: 'sin_cambio' };
  const aviso = underCost([wanted], Number(current.pmp));
  return { resultado: 'modificado', ...changes, ...(aviso && { aviso }) };
}
