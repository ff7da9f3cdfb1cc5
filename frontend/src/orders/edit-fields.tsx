import { typedOptions } from '../ui/forms/typed-option.ts';
import { isRoomDelivery, TIPOS_ENTREGA } from '@power/domain/streams/order/parts';
import { Autocomplete, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { type HeaderValues, LABELS } from './header-form.ts';
import { usePayment } from './payment-names.shared.ts';
import { useWarehouses } from './warehouses.shared.ts';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly form: UseFormReturn<HeaderValues, unknown, HeaderValues>;
  readonly order: {
    readonly condicion_pago: string;
    readonly metodo_pago: string | null;
    readonly bodega_entrega: string;
  };
  /** Payment and warehouse are settled by the validation. */
  readonly validated: boolean;
  readonly mayCondition: boolean;
}

export function EditFields({ form, order, validated, mayCondition }: Props) {
  const {
    control,
    register,
    watch,
    formState: { errors },
  } = form;
  const payment = usePayment({ metodo: order.metodo_pago, condicion: order.condicion_pago });
  const warehouses = useWarehouses(order.bodega_entrega);
  const ships = !isRoomDelivery(watch('tipo_entrega'));
  const field = (name: keyof HeaderValues) => ({
    label: LABELS[name],
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Controller
          control={control}
          name="tipo_entrega"
          render={({ field: f }) => (
            <Select label={LABELS.tipo_entrega} data={[...TIPOS_ENTREGA]} allowDeselect={false} data-autofocus {...f} />
          )}
        />
        <Controller
          control={control}
          name="bodega_entrega"
          render={({ field: f }) => (
            <Autocomplete
              filter={typedOptions}
              label={LABELS.bodega_entrega}
              data={warehouses}
              disabled={validated}
              error={errors.bodega_entrega?.message}
              description={validated ? 'El stock ya está comprometido en esta bodega' : undefined}
              {...f}
            />
          )}
        />
        <Controller
          control={control}
          name="condicion_pago"
          render={({ field: f }) => (
            <Select
              label={LABELS.condicion_pago}
              data={payment.condiciones}
              searchable
              allowDeselect={false}
              disabled={validated || !mayCondition}
              error={errors.condicion_pago?.message}
              {...f}
            />
          )}
        />
        <Controller
          control={control}
          name="metodo_pago"
          render={({ field: f }) => (
            <Select
              label={LABELS.metodo_pago}
              data={payment.metodos}
              searchable
              clearable
              disabled={validated}
              {...f}
              value={f.value || null}
              onChange={(v) => f.onChange(v ?? '')}
            />
          )}
        />
      </SimpleGrid>
      {ships && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput withAsterisk {...field('calle')} />
          <TextInput withAsterisk {...field('comuna')} />
          <TextInput withAsterisk {...field('region')} />
          <TextInput {...field('referencia')} />
        </SimpleGrid>
      )}
      <TextInput {...field('orden_compra')} />
      <Textarea autosize minRows={2} maxRows={6} {...field('observacion')} />
    </>
  );
}
