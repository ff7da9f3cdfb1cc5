import { invoiceOrder } from '../calls/finance.ts';
import { billOf, dteName, isShort, TIPOS_DTE } from '@power/domain/streams/order/billing.shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCommand } from '../api/hooks.ts';
import { SerialsField } from '../inventory/serials/serials-field.shared.tsx';
import { DetailDialog } from '../ui/dialogs/detail-dialog.tsx';
import { Totals } from '../ui/dialogs/totals.tsx';
import { formatMoney } from '../ui/format/numbers.ts';
import { typedKeys } from '../ui/forms/typed-keys.ts';
import { tell } from './order-commands.ts';
import { OrderLines } from './order-parts.tsx';
import { canInvoice } from './order-status.shared.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { useSheet } from './use-sheet.shared.ts';
import styles from './validate-dialog.module.css';
import { Select } from '../ui/forms/select.tsx';

const documents = TIPOS_DTE.map((tipo) => ({ value: String(tipo), label: dteName(tipo) }));
type Dte = (typeof TIPOS_DTE)[number];

/** *Facturar*: which document, for which amount; both are seen before they are confirmed. */
export function InvoiceDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const { order, refusal, error, refetch } = useSheet(number);
  const [tipo_dte, setTipo] = useState<Dte>(33);
  const { register, control } = useForm<Record<string, string>>();
  const values = useWatch({ control });
  const command = useCommand(invoiceOrder);
  const failed = refusal !== undefined || (error !== null && !order);
  const sin_picking = order?.estatus === 'Pendiente Picking';
  // Nobody reads what leaves without picking: of serializable goods whoever invoices them names the units.
  const serializable = sin_picking ? order.productos_pedido.filter(({ producto }) => producto.serializable) : [];
  const textOf = (linea: number): string => values[`linea${linea}`] ?? '';
  const ready = order !== undefined && canInvoice(order);
  const invoice = async () => {
    if (!order || command.busy) return;
    // The amount on screen is what is confirmed: an order that changed meanwhile is refused and shown anew.
    const series = serializable
      .map(({ linea }) => ({ linea, series: typedKeys(textOf(linea)) }))
      .filter((line) => line.series.length > 0);
    const request = { pedido: number, tipo_dte, sin_picking, ...(series.length > 0 && { series }) };
    if (await tell('El pedido no fue facturado', () => command.run(request, { expectedVersion: order.version })))
      onClose();
  };
  return (
    <DetailDialog
      title={`Facturar el Pedido N° ${number}`}
      onClose={onClose}
      loading={!order && !failed}
      totals={order && <Totals {...billOf(order, tipo_dte)} />}
      actions={
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
      }
      primary={
        <Button onClick={() => void invoice()} loading={command.busy} disabled={!ready} data-autofocus>
          {sin_picking ? 'Facturar sin Picking' : 'Facturar'}
        </Button>
      }
    >
      {failed && <Unreadable what="El pedido" refusal={refusal} error={error} onRetry={() => void refetch()} />}
      {order && (
        <>
          <div className={styles.payment}>
            <Select
              label="Documento"
              data={documents}
              value={String(tipo_dte)}
              allowDeselect={false}
              onChange={(value) => setTipo(Number(value) as Dte)}
            />
            <p>
              {order.client.name} · {order.client.legalcode}
              <br />
              {sin_picking
                ? 'Bodega aún no lo prepara: quedará Facturado Sin Picking y contará como entregado.'
                : 'Se factura lo que bodega preparó.'}
            </p>
          </div>
          {isShort(order) && (
            <p role="status" className={styles.late}>
              {`Con faltantes: se pidieron ${formatMoney(order.total)} y se facturan ${formatMoney(billOf(order, tipo_dte).total)}.`}
            </p>
          )}
          <OrderLines order={order} />
          {serializable.map(({ linea, producto, cantidad }) => (
            <SerialsField
              key={linea}
              label={`Series de ${producto.part_number}`}
              field={register(`linea${linea}`)}
              text={textOf(linea)}
              error={undefined}
              hint={`Las de las ${cantidad} unidades que salen, una por línea. Si sale todo lo que hay, van solas.`}
            />
          ))}
        </>
      )}
    </DetailDialog>
  );
}
