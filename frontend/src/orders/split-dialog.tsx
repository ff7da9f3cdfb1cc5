import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Modal } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { splitOrder } from '../calls/orders.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { NumberInput } from '../ui/forms/number-input.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import styles from './order-sheet.module.css';
import { refreshOrders } from './refresh-orders.shared.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { useSheet } from './use-sheet.shared.ts';

interface Props {
  readonly number: number;
  readonly onClose: () => void;
  readonly onSplit: (number: number) => void;
}
interface Parts {
  /** Units that go, by `n<line>`. */
  readonly pasan: Readonly<Record<string, number | undefined>>;
}

/** Units to take along: of each line no more than it has, of all at least one and not everything. */
const partsOf = (lines: OrderSheet['productos_pedido']): z.ZodType<Parts, Parts> =>
  z
    .object({ pasan: z.record(z.string(), z.number().int('Ingresa unidades enteras').min(0).optional()) })
    .superRefine(({ pasan }, ctx) => {
      const units = lines.map(({ linea }) => pasan[`n${linea}`] ?? 0);
      for (const [n, { linea, cantidad }] of lines.entries())
        if (units[n]! > cantidad)
          ctx.addIssue({ code: 'custom', path: ['pasan', `n${linea}`], message: `Hay ${cantidad}` });
      const first = ['pasan', `n${lines[0]!.linea}`];
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
    <FormDialog<Parts>
      title={`Dividir el Pedido N° ${opened.number}`}
      schema={partsOf(lines)}
      defaultValues={{ pasan: {} }}
      size="history"
      submitLabel="Dividir"
      version={opened.version}
      onNewer={goOn}
      labels={Object.fromEntries(lines.map((l) => [`pasan.n${l.linea}`, l.producto.part_number]))}
      onClose={onClose}
      submit={async ({ pasan }, options) => {
        const lineas = lines.flatMap(({ linea }) => {
          const cantidad = pasan[`n${linea}`] ?? 0;
          return cantidad > 0 ? [{ linea, cantidad }] : [];
        });
        const reply = await command.run({ id: opened.number, lineas }, options);
        refreshOrders();
        return reply as unknown as FormReply;
      }}
      onDone={(reply) => {
        const { number } = reply as FormReply & { number?: number };
        if (number !== undefined) setTimeout(() => onSplit(number));
      }}
    >
      {({ control, formState: { errors } }) => (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Producto</th>
              <th scope="col">Cantidad</th>
              <th scope="col">Pasa al nuevo</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ linea, producto, cantidad }) => (
              <tr key={linea}>
                <th scope="row">
                  {producto.part_number}
                  <small>{producto.nombre}</small>
                </th>
                <td>{formatCount(cantidad)}</td>
                <td>
                  <Controller
                    control={control}
                    name={`pasan.n${linea}`}
                    render={({ field }) => (
                      <NumberInput
                        aria-label={`Unidades de ${producto.part_number} que pasan`}
                        size="xs"
                        w={110}
                        ml="auto"
                        data-autofocus={linea === lines[0]?.linea || undefined}
                        decimals={0}
                        value={field.value}
                        onChange={field.onChange}
                        error={errors.pasan?.[`n${linea}`]?.message}
                      />
                    )}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FormDialog>
  );
}

/** *Dividir*: part of an order that nobody validated goes to another, with the same customer, terms and prices. */
export function SplitDialog({ number, onClose, onSplit }: Props) {
  const { order, refusal, error, refetch } = useSheet(number);
  if (order) return <Form order={order} onClose={onClose} onSplit={onSplit} />;
  return (
    <Modal opened onClose={onClose} title={`Dividir el Pedido N° ${number}`} size={SHEET.history}>
      {refusal !== undefined || error ? (
        <Unreadable what="El pedido" refusal={refusal} error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Modal>
  );
}
