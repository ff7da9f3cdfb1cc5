import { marginOf, priceOf, roundIn, type LineTerms } from '@power/domain/quotations/line-rules';
import { type LineaCotizacion, type Moneda, type Transporte } from '@power/domain/quotations/parts';
import type { GridColumn } from '../../documents/line-handlers.ts';
import { formatCount, formatDecimal, formatMoney, formatPercent } from '../../ui/format/numbers.ts';
import { DIVISA } from '../currency.ts';
import { Arrives } from '../../ui/arrives.tsx';
import type { PricedLine } from './priced-lines.ts';
import styles from './editor.module.css';

type Column = GridColumn<PricedLine>;

const named =
  (what: string) =>
  ({ typed }: PricedLine) =>
    `${what} de ${typed.part_number}`;
const typedInto = (priced: PricedLine, change: Partial<PricedLine['typed']>): PricedLine => ({
  ...priced,
  typed: { ...priced.typed, ...change },
});
/** What was typed for the unit, else what counts. */
const unitOf = ({ typed, line }: PricedLine): number | undefined => typed.valor_propuesto ?? (line && priceOf(line));

const available: Column = {
  key: 'disponible',
  heading: 'Disponible',
  show: ({ disponible, falta, line, viene }) => (
    <span className={falta ? styles.short : undefined}>
      {line?.servicio ? 'Servicio' : formatCount(disponible)}
      {falta && ' · falta'}
      <Arrives of={viene} />
    </span>
  ),
};
const quantity: Column = {
  key: 'cantidad',
  heading: 'Cantidad',
  edit: {
    label: named('Cantidad'),
    value: ({ typed }) => typed.cantidad,
    set: (line, cantidad) => typedInto(line, { cantidad }),
    width: 76,
  },
};
const state: Column = {
  key: 'validacion',
  heading: 'Validación',
  show: ({ line, problem }) =>
    line && problem === undefined ? (
      <span className={styles.state} data-tone={line.validado ? 'ok' : 'warn'} title={line.rechazo ?? undefined}>
        {line.validado ? 'Validado' : line.rechazo ? 'Rechazado' : 'Pendiente'}
      </span>
    ) : (
      '–'
    ),
};

const marginColumn = (terms: LineTerms): Column => ({
  key: 'margen',
  heading: 'Margen',
  show: ({ line }) => {
    const margin = line && (line.valor_propuesto === null ? line.margen : marginOf(line, line.valor_propuesto, terms));
    return line?.servicio ? '-' : formatPercent(margin);
  },
});

/** Units that count: what was typed, unless it is no number. */
const unitsOf = (typed: number | undefined, line: LineaCotizacion): number =>
  typed === undefined || Number.isNaN(typed) ? line.cantidad : typed;

/** Unit price and total that are typed, in pesos or in the currency for the transport of the quotation. */
function typedPrice(moneda: Moneda, headings: { readonly unit: string; readonly total: string }): Column[] {
  const decimals = moneda === 'pesos' ? 0 : 2;
  const proposals = { valor_propuesto: undefined, valor_total_propuesto: undefined };
  return [
    {
      key: 'precio',
      heading: headings.unit,
      edit: {
        label: named('Valor unitario'),
        value: unitOf,
        set: (line, value) => typedInto(line, { ...proposals, valor_propuesto: value ?? null }),
        decimals,
        width: 108,
      },
    },
    {
      key: 'total',
      heading: headings.total,
      edit: {
        label: named('Total'),
        value: ({ typed, line }) =>
          typed.valor_total_propuesto !== undefined && (line?.valor_total_propuesto ?? null) === null
            ? typed.valor_total_propuesto
            : line && roundIn(moneda, priceOf(line) * unitsOf(typed.cantidad, line)),
        set: (line, value) =>
          typedInto(
            line,
            value === undefined
              ? { ...proposals, valor_propuesto: null }
              : { ...proposals, valor_total_propuesto: value },
          ),
        decimals,
        width: 120,
      },
    },
  ];
}

/** What the goods cost by one transport; that of the quotation is typed. */
function wayColumns(way: Transporte, terms: LineTerms, margenes: boolean): Column[] {
  const short = way === 'aereo' ? 'Aéreo' : 'Marítimo';
  const price = (line: LineaCotizacion | undefined) => line?.[`precio_${way}`] ?? undefined;
  const money = (amount: number | undefined) => formatMoney(amount, DIVISA[terms.moneda]);
  const factor: Column = {
    key: `factor_${way}`,
    heading: way === 'aereo' ? 'F.Aereo' : 'F.Marítimo',
    show: ({ line }) => formatDecimal(line?.[`factor_${way}`]),
  };
  const headings = { unit: `P.Unit ${short}`, total: `Total ${short}` };
  const own = way === terms.transporte;
  const shown: Column[] = [
    { key: `unit_${way}`, heading: headings.unit, show: ({ line }) => money(price(line)) },
    {
      key: `total_${way}`,
      heading: headings.total,
      show: ({ line }) => money(line && roundIn(terms.moneda, (price(line) ?? line.precio) * line.cantidad)),
    },
  ];
  return [...(margenes ? [factor] : []), ...(own ? typedPrice(terms.moneda, headings) : shown)];
}

/** Columns of document 2 §2, as far as the person may see them. */
export function lineColumns(terms: LineTerms, margenes: boolean): readonly Column[] {
  const margin = margenes ? [marginColumn(terms)] : [];
  if (terms.moneda === 'pesos')
    return [
      available,
      quantity,
      ...typedPrice('pesos', { unit: 'Valor Unitario', total: 'Total Precio' }),
      ...margin,
      state,
    ];
  return [
    available,
    quantity,
    ...margin,
    ...wayColumns('aereo', terms, margenes),
    ...wayColumns('maritimo', terms, margenes),
    state,
  ];
}
