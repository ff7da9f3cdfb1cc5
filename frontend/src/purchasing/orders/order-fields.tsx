import { Textarea } from '@mantine/core';
import { INCOTERMS } from '@power/domain/purchasing/orders/parts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { suppliers } from '../../calls/purchasing.ts';
import { brands, currencies, importPayments, shippingAddresses, shippingMethods } from '../../calls/settings.ts';
import type { Option } from '../../masters/types.ts';
import { useMasterOptions, useMasterRecords } from '../../masters/use-master-options.ts';
import { DateControl } from '../../ui/forms/controlled.tsx';
import { LABELS, type OrderSent, type OrderValues } from './order-form.ts';
import styles from './orders.module.css';
import { Select } from '../../ui/forms/select.tsx';

export type OrderFormApi = UseFormReturn<OrderValues, unknown, OrderSent>;
type Chosen = 'proveedor' | 'marca' | 'moneda' | 'incoterm' | 'shipping_address' | 'shipping_method' | 'payment_method';

const incoterms = INCOTERMS.map((value) => ({ value, label: value }));

interface ChoiceProps {
  readonly form: OrderFormApi;
  readonly name: Chosen;
  readonly options: readonly Option[];
  readonly must?: boolean;
  readonly onChosen?: (value: string) => void;
}

/** One of a list of records. */
const Choice = ({ form, name, options, must = false, onChosen }: ChoiceProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <Select
        {...field}
        ref={ref}
        value={field.value || null}
        onChange={(chosen) => {
          field.onChange(chosen ?? '');
          onChosen?.(chosen ?? '');
        }}
        label={LABELS[name]}
        data={[...options]}
        searchable
        clearable={!must}
        withAsterisk={must}
        nothingFoundMessage="Nada coincide"
        error={fieldState.error?.message}
      />
    )}
  />
);

/** Of whom it is bought, how it travels and when. A supplier brings its currency, way of payment and only brand along. */
export function OrderFields({ form }: { readonly form: OrderFormApi }) {
  const records = useMasterRecords(suppliers);
  const proveedor = useMasterOptions(suppliers, 'razon_social', 'razon_social');
  const marca = useMasterOptions(brands, 'nombre', 'nombre');
  const moneda = useMasterOptions(currencies, 'codigo', 'nombre');
  const address = useMasterOptions(shippingAddresses, 'nombre', 'nombre');
  const method = useMasterOptions(shippingMethods, 'codigo', 'nombre');
  const payment = useMasterOptions(importPayments, 'codigo', 'nombre');
  const bring = (name: string) => {
    const supplier = records.find(({ razon_social }) => razon_social === name);
    if (!supplier) return;
    const sold = supplier['marcas'] as readonly string[] | undefined;
    if (supplier['moneda']) form.setValue('moneda', String(supplier['moneda']), { shouldDirty: true });
    if (supplier['payment_method'])
      form.setValue('payment_method', String(supplier['payment_method']), { shouldDirty: true });
    if (sold?.length === 1) form.setValue('marca', sold[0]!, { shouldDirty: true });
  };
  return (
    <section className={styles.card} aria-label="Compra">
      <div className={styles.fields}>
        <Choice form={form} name="proveedor" options={proveedor} must onChosen={bring} />
        <Choice form={form} name="marca" options={marca} must />
        <Choice form={form} name="moneda" options={moneda} must />
        <Choice form={form} name="incoterm" options={incoterms} must />
        <Choice form={form} name="payment_method" options={payment} />
        <Choice form={form} name="shipping_method" options={method} />
        <Choice form={form} name="shipping_address" options={address} />
        <DateControl control={form.control} name="etd" label={LABELS.etd} description="Sale del proveedor" />
        <DateControl control={form.control} name="eta" label={LABELS.eta} description="Llega a bodega" />
        <Textarea label={LABELS.observacion} autosize maxRows={4} {...form.register('observacion')} />
      </div>
    </section>
  );
}
