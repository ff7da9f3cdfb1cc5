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
const UNFOLDED = 'jsonb_array_elements(capas) capa, LATERAL (SELECT (capa->>0)::date AS dia, (capa->>1)::int AS n) l';
/** Units of layers whose day this holds for. */
const units = (which: string): string => `(SELECT coalesce(sum(l.n), 0)::int FROM ${UNFOLDED} WHERE ${which})`;
const younger = (months: number): string => `l.dia > ${TODAY} - interval '${months} months'`;
const [T3, T6, T12] = TRAMOS;
/** Layers of each stretch, the youngest first. */
const OF_STRETCH = [
  younger(T3),
  `NOT ${younger(T3)} AND ${younger(T6)}`,
  `NOT ${younger(T6)} AND ${younger(T12)}`,
  `NOT ${younger(T12)}`,
] as const;
const TRAMO = {
  tramo_3: units(OF_STRETCH[0]),
  tramo_6: units(OF_STRETCH[1]),
  tramo_12: units(OF_STRETCH[2]),
  tramo_mas: units(OF_STRETCH[3]),
} as const;
/** Units of all stretches, unfolded once. */
const STRETCHES = `(SELECT ${OF_STRETCH.map((which, n) => `coalesce(sum(l.n) FILTER (WHERE ${which}), 0) AS t${n}`).join(', ')} FROM ${UNFOLDED})`;
// What other tables call as this one does is named otherwise: the names left over are the product's.
const ofProduct = (column: string): string =>
  `(SELECT p.de FROM (SELECT _key AS que, ${column} AS de FROM product_list) p WHERE p.que = _id)`;
const pmp = `coalesce(${ofProduct('pmp')}, 0)::numeric`;
const worth = (sql: string): string => `round(${sql} * ${pmp})::bigint`;

const age = {
  nota_producto: ofProduct("nota->>'txt'"),
  meses: `round(coalesce((stock_actual::bigint * (${TODAY} - date '1970-01-01') - unidades_dia) / nullif(stock_actual, 0), 0) / 30.44, 1)`,
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
  // A page unfolds the layers and looks for the product once a row, not once a column.
  together: {
    fields: [
      ...(['tramo_3', 'tramo_6', 'tramo_12', 'tramo_mas', 'pmp'] as const),
      ...(['valor_stock', 'valor_3', 'valor_6', 'valor_12', 'valor_mas'] as const),
    ],
    sql: `SELECT ARRAY[t0, t1, t2, t3, de, ${['stock_actual', 't0', 't1', 't2', 't3'].map((n) => `round(${n} * de)`).join(', ')}]
      FROM (SELECT ${pmp} AS de) costo, ${STRETCHES} tramos`,
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
) as Readonly<Record<MesesSobrestock, ReturnType<typeof overstockOf>>>;

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
