import { byTransport, type LineTerms } from '@power/domain/quotations/line-rules';
import type { LineaCotizacion, Sumas } from '@power/domain/quotations/parts';
import { sumsOf } from '@power/domain/quotations/sums';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { useMemo, useState } from 'react';
import { asLine, linePricer, type PricedLine } from './priced-lines.ts';
import type { TypedQuotation } from './typed-quotation.ts';
import { useTodayLines } from './use-today-lines.ts';

/** Lines that keep what they were frozen at: of another currency none does, by another transport at the price frozen for it. */
const keptOf = (opened: QuotationSheet | undefined, terms: LineTerms): ReadonlyMap<number, LineaCotizacion> => {
  if (opened?.moneda !== terms.moneda) return new Map();
  const other = opened.transporte !== terms.transporte;
  const one = (line: LineaCotizacion) => (other ? byTransport(line, terms) : line);
  return new Map(opened.productos_cotizacion.map((line) => [line.linea, one(asLine(line))]));
};

export interface Priced {
  readonly lines: readonly PricedLine[];
  readonly sums: Sumas;
  readonly terms: LineTerms;
  readonly today: ReturnType<typeof useTodayLines>;
}

/** What was typed, worked out: prices by the rules of document 2 §4 and §5, stock, and the sums that the server will come to. */
export function usePriced(q: TypedQuotation, opened: QuotationSheet | undefined, margenes: boolean): Priced {
  const { moneda, transporte, cliente, bodega_entrega: bodega } = q;
  const ids = useMemo(() => [...new Set(q.lineas.map((line) => line.producto))], [q.lineas]);
  const today = useTodayLines({ cliente: cliente?._id, moneda, transporte, bodega }, ids);
  const frozen = opened?.moneda === moneda ? opened.tipo_cambio : undefined;
  const tipo_cambio = frozen ?? today.tipo_cambio ?? 1;
  const tipo = cliente?.tipo_cliente ?? null;
  const terms = useMemo(
    () => ({ moneda, transporte, tipo, tipo_cambio, sinCostos: !margenes }),
    [moneda, transporte, tipo, tipo_cambio, margenes],
  );
  const kept = useMemo(() => keptOf(opened, terms), [opened, terms]);
  const [price] = useState(linePricer);
  const lines = useMemo(() => price(q.lineas, kept, today.lines, terms), [price, q.lineas, kept, today.lines, terms]);
  const sums = useMemo(
    () =>
      sumsOf({
        ...terms,
        productos_cotizacion: lines.flatMap(({ line, more, problem }) =>
          line && problem === undefined ? [line, ...(more ? [more] : [])] : [],
        ),
      }),
    [terms, lines],
  );
  return { lines, sums, terms, today };
}
