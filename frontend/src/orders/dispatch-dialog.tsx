import { typedOptions } from '../ui/forms/typed-option.ts';
import { dispatchOrder } from '../calls/dispatches.ts';
import { Autocomplete, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { call } from '../api/client.ts';
import { createStore, useStore } from '../api/store.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { type Departure, departureSchema, LABELS, requestOf } from './departure-form.ts';
import { inBulk, refusedWords } from '../documents/in-bulk.tsx';
import { ORDER_BULK } from './order-bulk.ts';
import { refreshOrders } from './refresh-orders.shared.ts';

export interface Leaving {
  readonly number: number;
  readonly tipo_entrega: string;
  readonly cliente?: string;
}

/** Orders whose departure is being registered. */
const leaving = createStore<readonly Leaving[]>([]);
export const askDeparture = (orders: readonly Leaving[]): void => leaving.set(orders);

const COURIERS = ['Blue Express', 'Chilexpress', 'Correos de Chile', 'Starken'];
const ids = new Map<string, string>();
/** A repetition after a lost answer is answered, not done again; another content is another intent. */
const idOf = (content: string): string => {
  const known = ids.get(content) ?? crypto.randomUUID();
  ids.set(content, known);
  return known;
};

function Dialog({ orders }: { orders: readonly Leaving[] }) {
  // What has left stays out of the next try.
  const [left, setLeft] = useState(orders);
  const couriers = left.filter((o) => o.tipo_entrega === 'COURIER');
  const drives = left.some((o) => o.tipo_entrega !== 'COURIER');
  const [first] = orders;
  const close = () => leaving.set([]);
  return (
    <FormDialog<Departure>
      title={orders.length === 1 ? `Despachar el Pedido N° ${first!.number}` : `Despachar ${orders.length} pedidos`}
      schema={departureSchema(left)}
      defaultValues={{ chofer: '', patente: '', courier: '', seguimiento: {} }}
      submitLabel="Despachar"
      labels={LABELS}
      onClose={close}
      submit={async (values) => {
        const refused = await inBulk(left, (order) => {
          const request = requestOf(values, order);
          return call(dispatchOrder, request, { commandId: idOf(JSON.stringify(request)) });
        });
        refreshOrders();
        const done = left.length - refused.length;
        if (refused.length === 0)
          return {
            ok: true,
            mensaje: done === 1 ? 'El pedido salió a despacho' : `${done} pedidos salieron a despacho`,
          };
        setLeft(left.filter((o) => refused.some((r) => r.number === o.number)));
        return {
          ok: false,
          titulo: done === 0 ? 'Ningún pedido salió' : `${done} de ${left.length} pedidos salieron`,
          mensaje: refusedWords(ORDER_BULK.what, refused),
        };
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          {drives && (
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <TextInput
                label={LABELS.chofer}
                withAsterisk
                data-autofocus
                autoComplete="off"
                error={errors.chofer?.message}
                {...register('chofer')}
              />
              <TextInput label={LABELS.patente} autoComplete="off" {...register('patente')} />
            </SimpleGrid>
          )}
          {couriers.length > 0 && (
            <>
              <Controller
                control={control}
                name="courier"
                render={({ field }) => (
                  <Autocomplete
                    filter={typedOptions}
                    label={LABELS.courier}
                    withAsterisk
                    data={COURIERS}
                    error={errors.courier?.message}
                    {...(drives ? {} : { 'data-autofocus': true })}
                    {...field}
                  />
                )}
              />
              {couriers.map((o) => (
                <TextInput
                  key={o.number}
                  label={`${LABELS.seguimiento} del Pedido N° ${o.number}`}
                  description={o.cliente}
                  withAsterisk
                  autoComplete="off"
                  error={errors.seguimiento?.[`n${o.number}`]?.message}
                  {...register(`seguimiento.n${o.number}`)}
                />
              ))}
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** *Despachar*: one order or many, with driver, or courier and the tracking number of each. */
export function DispatchDialog() {
  const orders = useStore(leaving);
  return orders.length > 0 ? <Dialog key={orders.map((o) => o.number).join()} orders={orders} /> : null;
}
