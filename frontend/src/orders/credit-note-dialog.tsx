import { creditOf, stillBilled } from '@power/domain/streams/order/credit.shared';
import { dteName } from '@power/domain/streams/order/billing.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { issueCreditNote } from '../calls/finance.ts';
import { Totals } from '../ui/dialogs/totals.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { AwaitedOrder } from './awaited-order.tsx';
import { refreshOrders } from './refresh-orders.shared.ts';
import { chosenUnits, unitLabels, UnitsByLine, type UnitValues } from './units-by-line.tsx';
import { useSheet } from './use-sheet.shared.ts';

interface Values extends UnitValues {
  readonly motivo: string;
}

/** Of each line no more than is still billed, of all at least one, and why. */
const schemaOf = (lines: ReturnType<typeof creditable>): z.ZodType<Values, Values> =>
  z
    .object({
      unidades: z.record(z.string(), z.number().int('Ingresa unidades enteras').min(0).optional()),
      motivo: z.string().trim().min(1, 'Ingresa el motivo').max(200, 'Máximo 200 caracteres'),
    })
    .superRefine(({ unidades }, ctx) => {
      for (const { linea, cantidad } of lines)
        if ((unidades[`n${linea}`] ?? 0) > cantidad)
          ctx.addIssue({ code: 'custom', path: ['unidades', `n${linea}`], message: `Quedan ${cantidad}` });
      if (lines.every(({ linea }) => (unidades[`n${linea}`] ?? 0) === 0))
        ctx.addIssue({ code: 'custom', path: ['unidades', `n${lines[0]!.linea}`], message: 'Indica qué se acredita' });
    });

/** Lines of which units are still billed. */
function creditable(order: OrderSheet) {
  const left = stillBilled(order);
  return order.productos_pedido
    .map(({ linea, producto }) => ({ linea, producto, cantidad: left.get(linea) ?? 0 }))
    .filter(({ cantidad }) => cantidad > 0);
}

function Form({ order, onClose }: { order: OrderSheet; onClose: () => void }) {
  const command = useCommand(issueCreditNote);
  const { opened, goOn } = useOpened(order);
  const lines = creditable(opened);
  const { factura } = opened;
  return (
    <FormDialog<Values>
      title={`Nota de crédito del Pedido N° ${opened.number}`}
      schema={schemaOf(lines)}
      // Whoever opens it takes most often all of it back.
      defaultValues={{ unidades: Object.fromEntries(lines.map((l) => [`n${l.linea}`, l.cantidad])), motivo: '' }}
      size="history"
      submitLabel="Emitir nota de crédito"
      version={opened.version}
      onNewer={goOn}
      labels={{ ...unitLabels(lines), motivo: 'Motivo' }}
      onClose={onClose}
      submit={async (values, options) => {
        const lineas = chosenUnits(lines, values);
        const reply = await command.run({ pedido: opened.number, lineas, motivo: values.motivo }, options);
        refreshOrders();
        return reply;
      }}
    >
      {({ control, register, watch, formState: { errors } }) => {
        const units = new Map(chosenUnits(lines, watch()).map(({ linea, cantidad }) => [linea, cantidad]));
        return (
          <>
            {factura && (
              <p>
                {`Corrige la ${dteName(factura.tipo_dte)} N° ${factura.folio}. Lo que vuelve a bodega se ingresa aparte, en Entrada sin documento.`}
              </p>
            )}
            <TextInput label="Motivo" withAsterisk {...register('motivo')} error={errors.motivo?.message} />
            <UnitsByLine
              control={control as never}
              errors={errors}
              lines={lines}
              heads={['Facturado', 'Se acredita']}
              asks={(part_number) => `Unidades de ${part_number} que se acreditan`}
            />
            <Totals {...creditOf(opened, units)} />
          </>
        );
      }}
    </FormDialog>
  );
}

/** *Nota de crédito*: what of an invoice is billed no more, by line, and what it comes to. */
export function CreditNoteDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const { order, ...sheet } = useSheet(number);
  if (order && creditable(order).length > 0 && order.factura) return <Form order={order} onClose={onClose} />;
  return (
    <AwaitedOrder title={`Nota de crédito del Pedido N° ${number}`} sheet={sheet} onClose={onClose}>
      {order && <p>{order.factura ? 'El pedido ya fue acreditado por completo.' : 'El pedido no está facturado.'}</p>}
    </AwaitedOrder>
  );
}
