import { Button } from '@mantine/core';
import { shownLandedCostRow } from '@power/domain/purchasing/landed/views/landed-cost-row';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { createLandedCost, landedCostExport, landedCostGrid } from '../calls/purchasing.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { CostDialogs, useCostDialog } from './landed/cost-dialogs.tsx';
import { costScreen } from './landed/cost-screen.tsx';
import { COSTS, FORM } from './landed/refresh-costs.ts';

const columns = rowColumns(shownLandedCostRow, [
  ['number', { width: 80 }],
  'estado',
  ['fecha', { width: 110 }],
  ['proveedor', { minWidth: 160, flex: 2 }],
  ['ordenes_compra', { minWidth: 110, flex: 1 }],
  ['unidades', { width: 100 }],
  ['costo_estimado', { width: 130 }],
  ['costo_real', { width: 130 }],
  ['costo_diferencia', { width: 140 }],
  ['complementos', { initialHide: true }],
  ['costo_complementos', { initialHide: true }],
  ['costo_final', { width: 130 }],
  ['ajuste_vendido', { initialHide: true }],
  ['invoice', { initialHide: true }],
  ['moneda', { initialHide: true }],
  ['tipo_cambio', { initialHide: true }],
  ['lineas', { initialHide: true }],
  ['fob_divisa', { initialHide: true }],
  ['cif_pesos', { initialHide: true }],
  ['ad_valorem_pesos', { initialHide: true }],
  ['gastos', { initialHide: true }],
  ['iva', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['createdAt', { initialHide: true }],
  ['contabilizado_por', { initialHide: true }],
  ['contabilizado', { initialHide: true }],
]);
const card = { first: ['number', 'proveedor', 'costo_real'], second: ['estado', 'fecha', 'costo_estimado'] } as const;

/** `listado-precio-entrega`: landed costs, each opens over the list, at an address of its own. */
export function Component() {
  const may = useMay();
  const { show, view } = useCostDialog();
  const [{ asOf }] = useListState();
  const offered = useDocumentActions(costScreen);
  return (
    <ListPage
      name={COSTS}
      title="Listado Precio de Entrega"
      context="Lo que cuesta cada importación puesta en bodega: estimado y real."
      unit={['precio de entrega', 'precios de entrega']}
      query={landedCostGrid}
      columns={columns}
      rowId={(c) => c._id}
      card={card}
      asOf
      onOpen={(c) => show(c.number)}
      actions={(c) => [
        { label: 'Ver precio de entrega', icon: <IconEye size={16} stroke={1.6} />, run: () => show(c.number) },
      ]}
      moreActions={(c) => offered(c._id, asOf, (name) => view(c.number, name))}
      exportCall={landedCostExport}
      {...(may(createLandedCost) && {
        action: (
          <Button component={Link} to={FORM} leftSection={<IconPlus size={16} />}>
            Nuevo precio de entrega
          </Button>
        ),
      })}
      empty={{
        title: 'Todavía no hay precios de entrega',
        hint: 'Se crean en Precio de Entrega, con órdenes de compra recibidas.',
      }}
    >
      <CostDialogs />
    </ListPage>
  );
}
