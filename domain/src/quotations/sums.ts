import { netOf, totalsOf } from '../kernel/money.ts';
import { pesosOf, priceOf, roundIn } from './line-rules.ts';
import type { LineaCotizacion, Moneda, Sumas, Transporte } from './parts.ts';

interface Of {
  readonly moneda: Moneda;
  readonly transporte: Transporte;
  readonly tipo_cambio: number;
  readonly productos_cotizacion: readonly LineaCotizacion[];
}

/** What a unit costs in pesos; 0: unknown. */
const cost = (line: LineaCotizacion): number => line.producto.pmp;

/** Margin over all lines that have a cost, services left out, in percent; null where there is none (document 2 §5). */
function marginOver(lines: readonly LineaCotizacion[], tipo_cambio: number): number | null {
  const counted = lines.filter((line) => !line.servicio && cost(line) > 0);
  const sold = counted.reduce((sum, line) => sum + pesosOf(line, tipo_cambio) * line.cantidad, 0);
  const spent = counted.reduce((sum, line) => sum + cost(line) * line.cantidad, 0);
  return sold === 0 ? null : (1 - spent / sold) * 100;
}

/** Sums of a quotation: in its currency by transport, and in pesos at its frozen rate (requirements §0.1.5). */
export function sumsOf({ moneda, transporte, tipo_cambio, productos_cotizacion: lines }: Of): Sumas {
  const inCurrency = (price: (line: LineaCotizacion) => number): number =>
    roundIn(
      moneda,
      lines.reduce((sum, line) => sum + price(line) * line.cantidad, 0),
    );
  /** A proposed price counts for the transport of the quotation; the other keeps its own. */
  const by = (way: Transporte): number | null =>
    moneda === 'pesos'
      ? null
      : inCurrency((line) => (way === transporte ? priceOf(line) : (line[`precio_${way}`] ?? line.precio)));
  return {
    ...totalsOf(netOf(lines.map((line) => ({ precio_venta: pesosOf(line, tipo_cambio), cantidad: line.cantidad })))),
    total_moneda: inCurrency(priceOf),
    total_aereo: by('aereo'),
    total_maritimo: by('maritimo'),
    margen: marginOver(lines, tipo_cambio),
    lineas: lines.length,
    unidades: lines.reduce((sum, line) => sum + line.cantidad, 0),
    por_validar: lines.filter((line) => !line.validado).length,
    marcas: [...new Set(lines.map((line) => line.producto.marca))].sort(),
  };
}

/** Share of each line in the net amount, services left out, in percent: column *Ponderación* (document 2 §2). */
export function weightsOf(lines: readonly LineaCotizacion[]): Map<number, number | null> {
  const goods = lines.filter((line) => !line.servicio);
  const all = goods.reduce((sum, line) => sum + priceOf(line) * line.cantidad, 0);
  return new Map(
    lines.map((line) => [line.linea, line.servicio || all === 0 ? null : (priceOf(line) * line.cantidad * 100) / all]),
  );
}
