import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { purchaseOrderLooks } from '@power/domain/purchasing/orders/looks';
import { useState } from 'react';
import { useMay } from '../../access/use-may.ts';
import { messageOf } from '../../api/call-error.ts';
import { useQueryCall } from '../../api/hooks.ts';
import { confirmSupplierOrder, supplierOrder } from '../../calls/purchasing.ts';
import { refusalOf } from '../../orders/use-sheet.shared.ts';
import { Facts } from '../../ui/dialogs/facts.tsx';
import { SHEET } from '../../ui/dialogs/sheet-width.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format/numbers.ts';
import { formatDay } from '../../ui/format/times.ts';
import { LineTable } from '../../ui/line-table.tsx';
import { StateDot } from '../../ui/status-dot.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { ConfirmDispatch } from './confirm-dispatch.tsx';
import { SupplierOrderSteps } from './supplier-order-steps.tsx';
import { isOpenToConfirm } from './supplier-orders.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** An order as its supplier sees it: what is asked for and when it leaves, without prices. */
export function SupplierOrderSheet({ id, onClose }: Props) {
  useReturnFocus();
  const may = useMay()(confirmSupplierOrder);
  const [confirming, setConfirming] = useState(false);
  const found = useQueryCall(supplierOrder, { id });
  const refused = found.error ? messageOf(found.error) : refusalOf(found.data);
  const { orden, lineas } = (refused === undefined ? found.data : undefined) ?? {};
  if (confirming && orden) return <ConfirmDispatch orden={orden} onClose={() => setConfirming(false)} />;
  return (
    <Modal opened onClose={onClose} size={SHEET.document} title={`Orden de Compra N° ${id}`}>
      {refused !== undefined ? (
        <EmptyState title="La orden no se pudo mostrar" hint={refused} />
      ) : !orden || !lineas ? (
        <Skeleton height={320} />
      ) : (
        <Stack>
          <StateDot looks={purchaseOrderLooks} value={orden.estado} />
          <Facts
            of={[
              ['Marca', orden.marca],
              ['Incoterm', orden.incoterm],
              ['Método de envío', orden.shipping_method],
              ['Dirección de envío', orden.shipping_address],
              ['ETD', formatDay(orden.etd)],
              ['ETA', formatDay(orden.eta)],
              ['Despacho confirmado', formatDay(orden.despacho_confirmado)],
            ]}
          />
          <LineTable
            label="Productos de la orden"
            head={['Part number', 'Producto', ...['Cantidad', 'Recibido'].map((label) => ({ label, figure: true }))]}
          >
            <tbody>
              {lineas.map((line) => (
                <tr key={line.linea}>
                  <th scope="row">{line.part_number || line.codigo}</th>
                  <td>{line.nombre}</td>
                  <td data-figure>{formatCount(line.cantidad)}</td>
                  <td data-figure>{formatCount(line.totalrecepcionado)}</td>
                </tr>
              ))}
            </tbody>
          </LineTable>
          <SupplierOrderSteps id={id} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cerrar
            </Button>
            {may && isOpenToConfirm(orden.estado) && (
              <Button onClick={() => setConfirming(true)}>
                {orden.despacho_confirmado === null ? 'Confirmar despacho' : 'Cambiar fecha de despacho'}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
