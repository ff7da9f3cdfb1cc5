import { TRAMOS } from '@power/domain/inventory/layers.shared';
import { MESES_SOBRESTOCK, type MesesSobrestock } from '@power/domain/inventory/views/overstock.shared';
import {
  ACCIONES_SOBRESTOCK,
  type AccionSobrestock,
  agingRow,
  overstockRow,
  REBAJA,
} from '@power/domain/inventory/views/layer-row';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { incomingUnits } from '../purchasing/incoming.shared.ts';

const TODAY = "(now() AT TIME ZONE 'America/Santiago')::date";
/** Units of layers whose day this holds for. */
const layers = (of: string, which = 'true'): string =>
  `(SELECT ${of} FROM jsonb_array_elements(capas) capa, LATERAL (SELECT (capa->>0)::date AS dia, (capa->>1)::int AS n) l
    WHERE ${which})`;
const units = (which: string): string => layers('coalesce(sum(l.n), 0)::int', which);
const younger = (months: number): string => `l.dia > ${TODAY} - interval '${months} months'`;
const [T3, T6, T12] = TRAMOS;
const TRAMO = {
  tramo_3: units(younger(T3)),
  tramo_6: units(`NOT ${younger(T3)} AND ${younger(T6)}`),
  tramo_12: units(`NOT ${younger(T6)} AND ${younger(T12)}`),
  tramo_mas: units(`NOT ${younger(T12)}`),
} as const;
// What other tables call as this one does is named otherwise: the names left over are the product's.
const ofProduct = (column: string): string =>
  `(SELECT p.de FROM (SELECT _key AS que, ${column} AS de FROM product_list) p WHERE p.que = _id)`;
const pmp = `coalesce(${ofProduct('pmp')}, 0)::numeric`;
const worth = (sql: string): string => `round(${sql} * ${pmp})::bigint`;

const age = {
  nota_producto: ofProduct("nota->>'txt'"),
  meses: layers(`round(coalesce(sum(l.n * (${TODAY} - l.dia))::numeric / nullif(sum(l.n), 0), 0) / 30.44, 1)`),
} as const;

/** Products with units, those that lie longest first. */
export const aging = gridOf(agingRow, {
  where: 'stock_actual > 0',
  computed: {
    ...age,
    ...TRAMO,
    pmp,
    valor_stock: worth('stock_actual'),
    valor_3: worth(TRAMO.tramo_3),
    valor_6: worth(TRAMO.tramo_6),
    valor_12: worth(TRAMO.tramo_12),
    valor_mas: worth(TRAMO.tramo_mas),
  },
  defaultSort: [
    { colId: 'meses', sort: 'desc' },
    { colId: 'part_number', sort: 'asc' },
  ],
});

export const agingColumns = excelOf(agingRow, [
  'codigo_sap',
  'codigo',
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  { field: 'nota_producto', ancho: 40 },
  'meses',
  'stock_actual',
  'entradas',
  'ultima_cantidad',
  'ultima_fecha',
  'tramo_3',
  'tramo_6',
  'tramo_12',
  'tramo_mas',
  'pmp',
  'valor_stock',
  'valor_3',
  'valor_6',
  'valor_12',
  'valor_mas',
]);

/** Months of sales that a month's sale is the mean of. */
const SALES_MONTHS = 6;
const SOLD = `(SELECT greatest(coalesce(sum(v.cantidad), 0), 0)::numeric FROM (SELECT producto_id AS que, cantidad, facturado_at FROM sales_line_list) v
  WHERE v.que = _id AND v.facturado_at > now() - interval '${SALES_MONTHS} months')`;
const monthly = `round(${SOLD} / ${SALES_MONTHS}, 1)`;
const ON_ITS_WAY = incomingUnits('_id');

/** Units over so many months of sales. */
function overstockOf(months: MesesSobrestock) {
  const excess = `greatest(stock_actual - ceil(${SOLD} * ${months} / ${SALES_MONTHS}), 0)::int`;
  // Nothing sold for half a year and old: out; three times too much: cheaper; more on its way: stop it.
  const action = `CASE WHEN ${SOLD} = 0 AND ${age.meses} >= ${T6} THEN 'Liquidar'
    WHEN stock_actual > ${SOLD} * ${months * 2} / ${SALES_MONTHS} THEN 'Rebajar precio'
    WHEN ${ON_ITS_WAY} > 0 THEN 'Detener compra' ELSE 'Observar' END`;
  const off = `(CASE ${action} ${ACCIONES_SOBRESTOCK.map((one: AccionSobrestock) => `WHEN '${one}' THEN ${REBAJA[one]}`).join(' ')} END)::numeric`;
  const list = `coalesce(${ofProduct('precio_lista')}, 0)::bigint`;
  const simulated = `round(${list} * (1 - ${off} / 100))::bigint`;
  return gridOf(overstockRow, {
    where: `stock_actual > 0 AND ${excess} > 0`,
    computed: {
      ...age,
      venta_mensual: monthly,
      cobertura: `round(stock_actual::numeric * ${SALES_MONTHS} / nullif(${SOLD}, 0), 1)`,
      unidades_oc: ON_ITS_WAY,
      exceso: excess,
      accion_sugerida: action,
      precio_lista: list,
      rebaja: off,
      precio_simulado: simulated,
      recupera: `(${excess} * ${simulated})::bigint`,
      pmp,
      inmovilizado: worth(excess),
      resultado_simulado: `(${excess} * ${simulated} - ${worth(excess)})::bigint`,
    },
    defaultSort: [
      { colId: 'recupera', sort: 'desc' },
      { colId: 'part_number', sort: 'asc' },
    ],
  });
}

/** By months of sales. */
export const overstock = Object.fromEntries(
  MESES_SOBRESTOCK.map((months) => [months, overstockOf(months)]),
) as unknown as Readonly<Record<MesesSobrestock, ReturnType<typeof overstockOf>>>;

export const overstockColumns = excelOf(overstockRow, [
  'codigo_sap',
  'codigo',
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  { field: 'nota_producto', ancho: 40 },
  'meses',
  'stock_actual',
  'venta_mensual',
  'cobertura',
  'unidades_oc',
  'exceso',
  'accion_sugerida',
  'pmp',
  'inmovilizado',
  'precio_lista',
  'rebaja',
  'precio_simulado',
  'recupera',
  'resultado_simulado',
]);
