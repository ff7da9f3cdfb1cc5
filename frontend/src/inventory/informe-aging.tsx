import { type AgingRow, agingRow } from '@power/domain/inventory/views/layer-row';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { agingExport, agingGrid, agingTotals, movementGrid } from '../calls/inventory.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { movementsOf } from './movements-of.ts';
import { ListTotals } from './list-totals.shared.tsx';

const shown = rowColumns(agingRow, [
  ['part_number', { width: 180 }],
  ['nombre', { minWidth: 180, flex: 2 }],
  ['marca', { width: 120 }],
  ['meses', { width: 92 }],
  ['stock_actual', { width: 116 }],
  ['tramo_3', { width: 120 }],
  ['tramo_6', { width: 120 }],
  ['tramo_12', { width: 124 }],
  ['tramo_mas', { width: 150 }],
  ['entradas', { width: 100 }],
  ['ultima_cantidad', { width: 130 }],
  ['ultima_fecha', { width: 170 }],
  ['nota_producto', { minWidth: 150 }],
  'codigo',
  'codigo_sap',
]);
const withCosts = [
  ...shown.slice(0, 9),
  ...rowColumns(agingRow, [
    ['pmp', { width: 110 }],
    ['valor_stock', { width: 130 }],
    ['valor_mas', { width: 170 }],
  ]),
  ...shown.slice(9),
  ...rowColumns(agingRow, ['valor_3', 'valor_6', 'valor_12']),
];
const FIGURES = [
  ['productos', 'Productos'],
  ['stock_actual', 'Unidades'],
  ['tramo_3', '0 a 3 meses'],
  ['tramo_6', '3 a 6 meses'],
  ['tramo_12', '6 a 12 meses'],
  ['tramo_mas', 'Más de 12 meses'],
  ['valor_stock', 'Valor a PMP', 'pesos'],
  ['valor_mas', 'Valor más de 12 meses', 'pesos'],
] as const;

/** `informe-aging`: how old the units of each product are; a row opens what moved it, for whoever reads the kardex. */
export function Component() {
  const may = useMay();
  const { permisos } = useCurrentUser();
  return (
    <ListPage<typeof agingGrid, AgingRow>
      name="informe-aging"
      title="Informe Aging"
      context="Cuánto tiempo lleva en bodega cada unidad, por capas de entrada: lo que entró primero sale primero."
      unit={['producto', 'productos']}
      query={agingGrid}
      columns={permisos.margenes ? withCosts : shown}
      rowId={(product) => product._id}
      card={{ first: ['part_number', 'nombre', 'stock_actual'], second: ['marca', 'meses', 'tramo_mas'] }}
      asOf
      above={<ListTotals query={agingTotals} figures={FIGURES} />}
      {...(may(movementGrid)
        ? { onOpen: (product) => goTo(movementsOf({ ...product, nombre: product.part_number })) }
        : {})}
      {...(may(agingExport) ? { exportCall: agingExport } : {})}
      empty={{
        title: 'Todavía no hay stock',
        hint: 'Al registrar la primera entrada de un producto, su antigüedad aparece aquí.',
      }}
    />
  );
}
