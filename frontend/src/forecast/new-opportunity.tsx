import { type Cierre, nombreCierre } from '@power/domain/forecast/tracking';
import type { Moneda } from '@power/domain/quotations/parts';
import { convertedTo } from '@power/domain/quotations/converted.shared';
import { SegmentedControl, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { createOpportunity } from '../calls/forecast.ts';
import { currentRate } from '../calls/products.ts';
import { brands } from '../calls/settings.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { QuotationPicker } from './quotation-picker.tsx';
import { refreshForecast } from './refresh-forecast.ts';
import { Select } from '../ui/forms/select.tsx';

const BY_HAND = 'mano';
const ORIGINS = [
  { value: 'cotizacion', label: 'De una cotización' },
  { value: BY_HAND, label: 'A mano' },
];
const MONEDAS = [
  { value: 'pesos', label: 'Pesos' },
  { value: 'dolares', label: 'Dólares' },
];

const schema = z.discriminatedUnion('origen', [
  z.object({
    origen: z.literal('cotizacion'),
    cotizacion: z.number().int().positive(),
  }),
  z.object({
    origen: z.literal(BY_HAND),
    cliente_nombre: z.string().trim().min(1).max(200),
    marca: z.string().min(1),
    moneda: z.enum(['pesos', 'dolares']),
    monto: z.number().positive(),
  }),
]);
type Values = z.infer<typeof schema>;
const start = { origen: 'cotizacion', cotizacion: null, cliente_nombre: '', marca: null, moneda: 'pesos', monto: null };

interface Props {
  readonly forecastID: string;
  readonly month: Cierre;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** *Nueva oportunidad*: of a quotation, or of somebody who has none yet. */
export function NewOpportunity({ forecastID, month, onClose, onCreated }: Props) {
  const { run } = useCommand(createOpportunity);
  const named = useQueryCall(brands.dropdown, {});
  const rate = useQueryCall(currentRate, {}, { staleTime: 60_000 });
  const marcas = (named.data as { resultadoDB?: readonly { nombre: string }[] } | undefined)?.resultadoDB ?? [];
  return (
    <FormDialog<Values>
      title={`Nueva oportunidad, ${nombreCierre(month)}`}
      schema={schema}
      defaultValues={start as never}
      submitLabel="Agregar al forecast"
      labels={{ cotizacion: 'Cotización', cliente_nombre: 'Cliente', marca: 'Marca', monto: 'Monto neto' }}
      onClose={onClose}
      submit={async ({ origen: _, ...oportunidad }) => {
        const reply = await run({ forecastID, oportunidad });
        if (reply.ok) {
          refreshForecast();
          onCreated(reply._id);
        }
        return reply;
      }}
    >
      {({ control, register, watch, getValues, setValue, formState: { errors } }) => {
        const wrong = errors as Readonly<Record<string, { message?: string } | undefined>>;
        return (
          <>
            <Controller
              control={control}
              name="origen"
              render={({ field }) => (
                <SegmentedControl
                  aria-label="Origen"
                  data={ORIGINS}
                  value={field.value}
                  onChange={(value) => field.onChange(value)}
                />
              )}
            />
            {watch('origen') === BY_HAND ? (
              <>
                <TextInput
                  label="Cliente"
                  withAsterisk
                  autoComplete="off"
                  data-autofocus
                  error={wrong.cliente_nombre?.message}
                  {...register('cliente_nombre')}
                />
                <Controller
                  control={control}
                  name="marca"
                  render={({ field: { ref, ...field }, fieldState }) => (
                    <Select
                      allowDeselect={false}
                      label="Marca"
                      withAsterisk
                      searchable
                      data={marcas.map(({ nombre }) => nombre)}
                      error={fieldState.error?.message}
                      ref={ref}
                      {...field}
                    />
                  )}
                />
                <Controller
                  control={control}
                  name="moneda"
                  render={({ field }) => (
                    <SegmentedControl
                      aria-label="Moneda"
                      data={MONEDAS}
                      value={field.value}
                      // An amount that was typed is another figure in another currency.
                      onChange={(value) => {
                        const typed: unknown = getValues('monto');
                        const way = [field.value as Moneda, value as Moneda] as const;
                        const monto = typeof typed === 'number' && rate.data && convertedTo(typed, way, rate.data);
                        field.onChange(value);
                        if (monto) {
                          setValue('monto', monto);
                          showToast({ tono: 'info', titulo: 'El monto se convirtió al tipo de cambio del mes' });
                        }
                      }}
                    />
                  )}
                />
                <NumberControl control={control} name="monto" label="Monto neto" withAsterisk />
              </>
            ) : (
              <Controller
                control={control}
                name="cotizacion"
                render={({ field, fieldState }) => (
                  <QuotationPicker
                    value={field.value ?? null}
                    onChange={(value) => field.onChange(value)}
                    error={fieldState.error?.message}
                  />
                )}
              />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
