import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { z } from 'zod';
import { splitOrder } from '../calls/orders.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { AwaitedOrder } from './awaited-order.tsx';
import { refreshOrders } from './refresh-orders.shared.ts';
import { chosenUnits, unitLabels, UnitsByLine, type UnitValues } from './units-by-line.tsx';
import { useSheet } from './use-sheet.shared.ts';

interface Props {
  readonly number: number;
  readonly onClose: () => void;
  readonly onSplit: (number: number) => void;
}
/** Units to take along: of each line no more than it has, of all at least one and not everything. */
const partsOf = (lines: OrderSheet['productos_pedido']): z.ZodType<UnitValues, UnitValues> =>
  z
    .object({ unidades: z.record(z.string(), z.number().int('Ingresa unidades enteras').min(0).optional()) })
    .superRefine(({ unidades }, ctx) => {
      const units = lines.map(({ linea }) => unidades[`n${linea}`] ?? 0);
      for (const [n, { linea, cantidad }] of lines.entries())
        if (units[n]! > cantidad)
          ctx.addIssue({ code: 'custom', path: ['unidades', `n${linea}`], message: `Hay ${cantidad}` });
      const first = ['unidades', `n${lines[0]!.linea}`];
      if (units.every((n) => n === 0))
        ctx.addIssue({ code: 'custom', path: first, message: 'Indica qué pasa al pedido nuevo' });
      if (units.every((n, i) => n >= lines[i]!.cantidad))
        ctx.addIssue({ code: 'custom', path: first, message: 'Deja al menos una unidad en este pedido' });
    });

function Form({ order, onClose, onSplit }: { order: OrderSheet } & Omit<Props, 'number'>) {
  const command = useCommand(splitOrder);
  const { opened, goOn } = useOpened(order);
  const lines = opened.productos_pedido;
  return (
    <FormDialog<UnitValues>
      title={`Dividir el Pedido N° ${opened.number}`}
      schema={partsOf(lines)}
      defaultValues={{ unidades: {} }}
      size="history"
      submitLabel="Dividir"
      version={opened.version}
      onNewer={goOn}
      labels={unitLabels(lines)}
      onClose={onClose}
      submit={async (values, options) => {
        const lineas = chosenUnits(lines, values);
        const reply = await command.run({ id: opened.number, lineas }, options);
        refreshOrders();
        return reply;
      }}
      closeWith={(reply) => onSplit((reply as FormReply & { readonly number: number }).number)}
    >
      {({ control, formState: { errors } }) => (
        <UnitsByLine
          control={control}
          errors={errors}
          lines={lines}
          heads={['Cantidad', 'Pasa al nuevo']}
          asks={(part_number) => `Unidades de ${part_number} que pasan`}
        />
      )}
    </FormDialog>
  );
}

/** *Dividir*: part of an order that nobody validated goes to another, with the same customer, terms and prices. */
export function SplitDialog({ number, onClose, onSplit }: Props) {
  const { order, ...sheet } = useSheet(number);
  if (order) return <Form order={order} onClose={onClose} onSplit={onSplit} />;
  return <AwaitedOrder title={`Dividir el Pedido N° ${number}`} sheet={sheet} onClose={onClose} />;
}
