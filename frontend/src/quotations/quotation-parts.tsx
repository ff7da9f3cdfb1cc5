import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { formatMoney, formatPercent } from '../ui/format/numbers.ts';
import { DIVISA } from './currency.ts';
import styles from './quotation-sheet.module.css';

type Row = Readonly<Record<string, unknown>> & { readonly linea: number };
const lineOf = (sheet: QuotationSheet, { linea }: Row) =>
  sheet.productos_cotizacion.find((line) => line.linea === linea)!;

const marginCell = (field: string) => (row: Row, sheet: QuotationSheet) =>
  lineOf(sheet, row).servicio ? '-' : formatPercent(row[field] as number | null);

/** What the lines of a quotation say besides their fields (document 2 §2). */
export const quotationCells = {
  producto: (row: Row, sheet: QuotationSheet) => {
    const { productos_cotizacion: lines } = sheet;
    const at = lines.findIndex((line) => line.linea === row.linea);
    const { seccion, comentario } = lines[at]!;
    // A heading is said where it begins, as on paper.
    const begins = seccion !== null && seccion !== lines[at - 1]?.seccion;
    return (
      <>
        {begins && <small className={styles.section}>{seccion}</small>}
        {String(row.producto)}
        <small>{String(row.nombre)}</small>
        {comentario !== null && <small>{comentario}</small>}
      </>
    );
  },
  /** The original, struck through beside the proposed price, which says whether it waits. */
  unitario_pesos: (row: Row, sheet: QuotationSheet) => {
    const { precio, valor_propuesto, requiere_validacion, validado } = lineOf(sheet, row);
    return (
      <>
        {valor_propuesto === null ? (
          formatMoney(precio)
        ) : (
          <>
            <s className={styles.original}>{formatMoney(precio)}</s> {formatMoney(valor_propuesto)}
          </>
        )}
        {requiere_validacion && !validado && (
          <small>
            <span className={styles.waiting}>Requiere Validación</span>
          </small>
        )}
      </>
    );
  },
  margen: marginCell('margen'),
  margen_moneda: marginCell('margen_moneda'),
  ponderacion: (row: Row, sheet: QuotationSheet) =>
    lineOf(sheet, row).servicio ? '-' : formatPercent(row.ponderacion as number | null),
  validacion: (row: Row, sheet: QuotationSheet) => {
    const { validado, rechazo, valor_propuesto, precio } = lineOf(sheet, row);
    return (
      <span className={validado ? styles.done : styles.waiting}>
        {String(row.validacion)}
        {!validado && sheet.moneda !== 'pesos' && valor_propuesto !== null && (
          <small>{`lista ${formatMoney(precio, DIVISA[sheet.moneda])}`}</small>
        )}
        {rechazo !== null && <small>{`Rechazado: ${rechazo}`}</small>}
      </span>
    );
  },
};
