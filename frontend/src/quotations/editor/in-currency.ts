import { choiceText } from '@power/domain/kernel/choice-text';
import type { Moneda } from '@power/domain/quotations/parts';
import { atRate, convertedTo, pesosPer } from '@power/domain/quotations/converted.shared';
import type { MonthRates } from '@power/domain/quotations/rates.shared';
import type { TypedQuotation } from './typed-quotation.ts';

/** Whether somebody typed a figure of money, which means another one in another currency. */
export const hasFigures = ({ lineas }: Pick<TypedQuotation, 'lineas'>): boolean =>
  lineas.some((line) => typeof line.valor_propuesto === 'number' || line.valor_total_propuesto !== undefined);

/** Lines as the quotation froze them, at its rate: what was proposed then is a figure too. */
export interface Frozen {
  readonly moneda: Moneda;
  readonly tipo_cambio: number;
  readonly productos_cotizacion: readonly { readonly linea: number; readonly valor_propuesto: number | null }[];
}

/** What the quotation proposed and nobody has touched since, in another currency: pesos by its own rate, as the server does it. */
function keptIn(frozen: Frozen | undefined, linea: number | undefined, moneda: Moneda, rates: MonthRates) {
  const kept = frozen?.productos_cotizacion.find((line) => line.linea === linea)?.valor_propuesto ?? null;
  const rate = pesosPer(moneda, rates);
  if (!frozen || kept === null || rate === null) return undefined;
  return moneda === frozen.moneda ? kept : atRate(kept, frozen.tipo_cambio, moneda, rate);
}

/** The quotation in another currency: figures that were typed are converted, and what cannot be is taken back. */
export function inCurrency(q: TypedQuotation, moneda: Moneda, rates: MonthRates, frozen?: Frozen): TypedQuotation {
  const converted = (amount: number): number | undefined => convertedTo(amount, [q.moneda, moneda], rates);
  return {
    ...q,
    moneda,
    lineas: q.lineas.map((line) => {
      const { valor_propuesto: unit, valor_total_propuesto: total, ...rest } = line;
      const untouched = unit === undefined && total === undefined;
      const kept = untouched ? keptIn(frozen, line.linea, moneda, rates) : unit;
      const own = typeof unit === 'number' ? converted(unit) : kept;
      const all = total === undefined ? undefined : converted(total);
      return {
        ...rest,
        ...(own !== undefined && { valor_propuesto: own }),
        ...(all !== undefined && { valor_total_propuesto: all }),
      };
    }),
  };
}

/** What the person is told of it. */
export const toldCurrency = (moneda: Moneda): { readonly titulo: string; readonly texto: string } => ({
  titulo: `Los valores que escribiste están ahora en ${choiceText(moneda).toLowerCase()}`,
  texto: 'Se convirtieron al tipo de cambio del mes y se revisan de nuevo contra los precios de esa moneda.',
});
