import { type OverstockRow, overstockRow } from '@power/domain/inventory/views/layer-row';
import { MESES_SOBRESTOCK, type MesesSobrestock } from '@power/domain/inventory/views/overstock.shared';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { overstockExport, overstockGrid } from '../calls/inventory.ts';
import { startPriceBatch } from '../calls/pricing.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { part } from '../ui/part.tsx';
import { movementsOf } from './movements-of.ts';

const BulkDialog = part(() => import('../pricing/bulk-dialog.shared.tsx'), 'BulkDialog');

const shown = rowColumns(overstockRow, [
  ['part_number', { width: 180 }],
  ['nombre', { minWidth: 180, flex: 2 }],
  ['marca', { width: 120 }],
  ['accion_sugerida', { width: 150 }],
  ['exceso', { width: 92 }],
  ['stock_actual', { width: 116 }],
  ['venta_mensual', { width: 126 }],
  ['cobertura', { width: 148 }],
  ['meses', { width: 92 }],
  ['unidades_oc', { width: 104 }],
  ['precio_lista', { width: 118 }],
  ['rebaja', { width: 96 }],
  ['precio_simulado', { width: 136 }],
  ['recupera', { width: 130 }],
  ['nota_producto', { minWidth: 150 }],
  'codigo',
  'codigo_sap',
]);
const withCosts = [
  ...shown.slice(0, 5),
  ...rowColumns(overstockRow, [['inmovilizado', { width: 160 }]]),
  ...shown.slice(5, 14),
  ...rowColumns(overstockRow, [
    ['resultado_simulado', { width: 160 }],
    ['pmp', { width: 110 }],
  ]),
  ...shown.slice(14),
];
const CHOICES = MESES_SOBRESTOCK.map((n) => ({ value: String(n), label: `${n} meses` }));

/** `sobrestock`: what is there beyond so many months of sales, what it ties up, and what a lower price would bring. */
export function Component() {
  const may = useMay();
  const { permisos } = useCurrentUser();
  const [months, setMonths] = useState<MesesSobrestock>(6);
  const [simulated, setSimulated] = useState<readonly string[]>();
  return (
    <ListPage<typeof overstockGrid, OverstockRow>
      key={months}
      name="sobrestock"
      title="Optimización de Inventario"
      context="Unidades sobre los meses de venta que elijas, el dinero que inmovilizan y la acción que conviene."
      unit={['producto', 'productos']}
      query={overstockGrid}
      params={{ meses_venta: months }}
      columns={permisos.margenes ? withCosts : shown}
      rowId={(product) => product._id}
      card={{ first: ['part_number', 'nombre', 'recupera'], second: ['accion_sugerida', 'exceso', 'cobertura'] }}
      asOf
      above={
        <Group gap="sm" px="lg" pb="sm">
          <Text size="sm">Es exceso lo que pasa de</Text>
          <SegmentedControl
            aria-label="Meses de venta"
            size="xs"
            data={CHOICES}
            value={String(months)}
            onChange={(value) => setMonths(Number(value) as MesesSobrestock)}
          />
          <Text size="sm">de venta</Text>
        </Group>
      }
      {...(may(startPriceBatch)
        ? {
            bulk: (rows) => [
              {
                label: 'Simular precio',
                icon: <IconPercentage size={16} />,
                run: () => setSimulated(rows.map((row) => row._id)),
              },
            ],
          }
        : {})}
      onOpen={(product) => goTo(movementsOf({ ...product, nombre: product.part_number }))}
      {...(may(overstockExport) ? { exportCall: overstockExport, exportParams: { meses_venta: months } } : {})}
      empty={{
        title: 'No hay sobrestock',
        hint: 'Ningún producto tiene más unidades que los meses de venta elegidos.',
      }}
    >
      {simulated && <BulkDialog ids={simulated} onClose={() => setSimulated(undefined)} />}
    </ListPage>
  );
}
