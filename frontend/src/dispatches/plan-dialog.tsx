import { chofer, patente } from '@power/domain/dispatches/parts';
import { dayText } from '@power/domain/kernel/when';
import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { createStore, useStore } from '../api/store.ts';
import { planRoute } from '../calls/dispatches.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { DateControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { refreshRoutes } from './refresh-routes.ts';

export interface Routable {
  readonly number: number;
  readonly cliente_nombre: string;
  readonly comuna: string | null;
  readonly total: number;
  readonly total_facturado: number | null;
  readonly despachar_desde: string | null;
}

const planned = createStore<readonly Routable[]>([]);
/** Makes a route of these orders, once its driver is named. */
export const askRoute = (orders: readonly Routable[]): void => planned.set(orders);

const schema = z.object({ fecha: dayText, chofer, patente, cobrar: z.array(z.string()) });
type Values = z.input<typeof schema>;
const LABELS = { fecha: 'Fecha', chofer: 'Chofer', patente: 'Patente', cobrar: 'Se cobra al entregar' } as const;

interface Props {
  readonly orders: readonly Routable[];
  readonly onPlanned: (number: number) => void;
}

/** The first day on which all of these orders may go out: today, or that for which one of them was rescheduled. */
const firstDay = (orders: readonly Routable[]): string =>
  orders.reduce((day, { despachar_desde: from }) => (from !== null && from > day ? from : day), today());

function Dialog({ orders, onPlanned }: Props) {
  const { run } = useCommand(planRoute);
  return (
    <FormDialog<Values, z.output<typeof schema>>
      title={
        orders.length === 1
          ? 'Planificar un despacho con 1 pedido'
          : `Planificar un despacho con ${orders.length} pedidos`
      }
      schema={schema}
      defaultValues={{ fecha: firstDay(orders), chofer: '', patente: '', cobrar: [] }}
      submitLabel="Planificar"
      labels={LABELS}
      onClose={() => planned.set([])}
      submit={({ cobrar, ...values }) =>
        run({
          ...values,
          pedidos: orders.map((o) => o.number),
          cobrar: cobrar.map(Number),
        })
      }
      onDone={(reply) => {
        refreshRoutes();
        onPlanned((reply as FormReply & { readonly number: number }).number);
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
            <TextInput
              label={LABELS.chofer}
              withAsterisk
              data-autofocus
              autoComplete="off"
              error={errors.chofer?.message}
              {...register('chofer')}
            />
            <TextInput
              label={LABELS.patente}
              autoComplete="off"
              error={errors.patente?.message}
              {...register('patente')}
            />
            <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk min={firstDay(orders)} />
          </SimpleGrid>
          <Controller
            control={control}
            name="cobrar"
            render={({ field: { value, onChange } }) => (
              <Checkbox.Group
                label={LABELS.cobrar}
                description="Marca los pedidos que se pagan contra entrega"
                value={value}
                onChange={onChange}
              >
                <Stack gap="xs" mt="xs">
                  {orders.map((o) => (
                    <Checkbox
                      key={o.number}
                      value={String(o.number)}
                      label={`N° ${o.number} · ${o.cliente_nombre} · ${o.comuna ?? 'Sin comuna'} · ${formatMoney(o.total_facturado ?? o.total)}`}
                    />
                  ))}
                </Stack>
              </Checkbox.Group>
            )}
          />
        </>
      )}
    </FormDialog>
  );
}

export function PlanDialog({ onPlanned }: { readonly onPlanned: (number: number) => void }) {
  const orders = useStore(planned);
  return orders.length > 0 ? (
    <Dialog key={orders.map((o) => o.number).join()} orders={orders} onPlanned={onPlanned} />
  ) : null;
}
