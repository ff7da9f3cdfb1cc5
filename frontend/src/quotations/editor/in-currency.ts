import { choiceText } from '@power/domain/kernel/choice-text';
import type { Moneda } from '@power/domain/quotations/parts';
import { convertedTo } from '@power/domain/quotations/converted.shared';
import type { MonthRates } from '@power/domain/quotations/rates.shared';
import type { TypedQuotation } from './typed-quotation.ts';

/** Whether somebody typed a figure of money, which means another one in another currency. */
export const hasFigures = ({ lineas }: Pick<TypedQuotation, 'lineas'>): boolean =>
  lineas.some((line) => typeof line.valor_propuesto === 'number' || line.valor_total_propuesto !== undefined);

/** The quotation in another currency: figures that were typed are converted, and what cannot be is taken back. */
export function inCurrency(q: TypedQuotation, moneda: Moneda, rates: MonthRates): TypedQuotation {
  const converted = (amount: number): number | undefined => convertedTo(amount, [q.moneda, moneda], rates);
  return {
    ...q,
    moneda,
    lineas: q.lineas.map((line) => {
      const { valor_propuesto: unit, valor_total_propuesto: total, ...rest } = line;
      const own = typeof unit === 'number' ? converted(unit) : unit;
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
