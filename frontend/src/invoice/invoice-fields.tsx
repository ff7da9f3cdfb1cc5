import { MONEDAS_INVOICE } from '@power/domain/invoice/parts';
import { INCOTERMS } from '@power/domain/kernel/incoterms.shared';
import { typedOptions } from '../ui/forms/typed-option.ts';
import { Autocomplete, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { useQueryCall } from '../api/hooks.ts';
import { invoiceOrders } from '../calls/invoice.ts';
import { suppliers } from '../calls/purchasing.ts';
import { brands } from '../calls/settings.ts';
import { useMasterRecords } from '../masters/use-master-options.ts';
import { LABELS } from './invoice-form.ts';
import type { InvoiceFormApi } from './invoice-lines.tsx';
import styles from './invoice.module.css';
import { Select } from '../ui/forms/select.tsx';

const FIGURES = [
  ['tipo_cambio', 'Pesos por la moneda de la invoice, a los que se paga', 4],
  ['tipo_cambio_aduana', 'Pesos por la moneda de la invoice, de Aduanas en el mes', 4],
  ['flete', 'En la moneda de la invoice', 2],
  ['seguro', 'En la moneda de la invoice', 2],
  ['ad_valorem_porcentaje', 'Sobre el CIF; 0 con tratado', 2],
  ['almacenaje', 'Neto', 0],
  ['agencia', 'Neto', 0],
  ['forwarder', 'Neto', 0],
] as const;

/** Each name once: a list of choices wants no two alike. */
const namesOf = (records: readonly Readonly<Record<string, unknown>>[]): string[] => [
  ...new Set(
    records.flatMap(({ nombre, razon_social }) => ((nombre ?? razon_social) ? [String(nombre ?? razon_social)] : [])),
  ),
];

/** The import order that its goods were ordered by: whoever names it need not say whose it is. */
function OrderField({ form }: { form: InvoiceFormApi }) {
  const orders = useQueryCall(invoiceOrders, {}).data?.ordenes ?? [];
  return (
    <Controller
      control={form.control}
      name="orden"
      render={({ field: { ref, onChange, value, ...field }, fieldState }) => (
        <Select
          {...field}
          ref={ref}
          value={value}
          onChange={(chosen) => {
            onChange(chosen);
            const found = orders.find(({ number }) => String(number) === chosen);
            if (!found) return;
            form.setValue('proveedor', found.proveedor, { shouldDirty: true });
            form.setValue('marca', found.marca, { shouldDirty: true });
            const moneda = MONEDAS_INVOICE.find((one) => one === found.moneda);
            form.setValue('moneda', moneda, { shouldDirty: true });
            const incoterm = INCOTERMS.find((one) => one === found.incoterm);
            form.setValue('incoterm', incoterm, { shouldDirty: true });
          }}
          label={LABELS.orden}
          description="Con ella, la invoice llena su precio de entrega"
          data={[...new Set([...orders.map(({ number }) => String(number)), ...(value ? [value] : [])])].map(
            (number) => {
              const found = orders.find((one) => String(one.number) === number);
              return {
                value: number,
                label: found ? `N° ${number} · ${found.proveedor} · ${found.marca} · ${found.estado}` : `N° ${number}`,
              };
            },
          )}
          searchable
          clearable
          nothingFoundMessage="No hay órdenes emitidas"
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Whose invoice it is, at which rates, and what its way here costs. */
export function InvoiceFields({ form }: { form: InvoiceFormApi }) {
  const { register, control, formState } = form;
  const names = {
    proveedor: namesOf(useMasterRecords(suppliers)),
    marca: namesOf(useMasterRecords(brands)),
  };
  const named = (name: 'proveedor' | 'marca') => (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref: _, ...field }, fieldState }) => (
        <Autocomplete
          filter={typedOptions}
          {...field}
          label={LABELS[name]}
          data={names[name]}
          limit={50}
          withAsterisk
          error={fieldState.error?.message}
        />
      )}
    />
  );
  return (
    <>
      <section className={styles.card} aria-label="Invoice">
        <h2>Invoice</h2>
        <div className={styles.fields}>
          {named('proveedor')}
          <TextInput
            label={LABELS.factura}
            withAsterisk
            autoComplete="off"
            error={formState.errors.factura?.message}
            {...register('factura')}
          />
          <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk />
          {named('marca')}
          <OrderField form={form} />
          {(['moneda', 'incoterm'] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field: { value, ...field }, fieldState }) => (
                <Select
                  {...field}
                  value={value ?? null}
                  label={LABELS[name]}
                  {...(name === 'incoterm' && { description: 'Dice si el proveedor cobra el flete y el seguro' })}
                  data={[...(name === 'moneda' ? MONEDAS_INVOICE : INCOTERMS)]}
                  allowDeselect={false}
                  error={fieldState.error?.message}
                />
              )}
            />
          ))}
        </div>
      </section>
      <section className={styles.card} aria-label="Tipos de cambio y gastos">
        <h2>Tipos de cambio y gastos</h2>
        <div className={styles.fields}>
          {FIGURES.map(([name, description, decimals]) => (
            <NumberControl
              key={name}
              control={control}
              name={name}
              decimals={decimals}
              label={LABELS[name]}
              description={description}
              withAsterisk={name.startsWith('tipo_cambio')}
            />
          ))}
        </div>
      </section>
    </>
  );
}
