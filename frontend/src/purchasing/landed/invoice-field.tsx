import { filledFrom } from '@power/domain/purchasing/landed/from-invoice.shared';
import type { CostoPedido } from '@power/domain/purchasing/landed/parts';
import { Controller, useWatch } from 'react-hook-form';
import { useQueryCall } from '../../api/hooks.ts';
import { landedCostInvoices } from '../../calls/purchasing.ts';
import { formatMoney } from '../../ui/format/numbers.ts';
import { type CostFormApi, LABELS } from './cost-form.ts';
import { Select } from '../../ui/forms/select.tsx';

const SAID = [
  'tipo_cambio',
  'fob_facturado',
  'tipo_cambio_aduana',
  'ad_valorem_porcentaje',
  'flete',
  'seguro',
  'almacenaje',
  'agencia',
  'forwarder',
] as const;

/** The import invoice of the orders: its figures fill the cost, and are not typed again. */
export function InvoiceField({ form }: { readonly form: CostFormApi }) {
  const ordenes = useWatch({ control: form.control, name: 'ordenes' });
  const { data } = useQueryCall(landedCostInvoices, { ordenes }, { enabled: ordenes.length > 0 });
  const invoices = (ordenes.length > 0 && data?.invoices) || [];
  const fill = (number: string | null) => {
    const found = invoices.find((one) => String(one.number) === number);
    if (!found) return;
    const filled = filledFrom(form.getValues() as CostoPedido, found);
    for (const name of SAID) form.setValue(name, filled[name], { shouldDirty: true, shouldValidate: true });
  };
  const labels = new Map(
    invoices.map(({ number, factura, proveedor, fob }) => [
      String(number),
      `N° ${number} · ${proveedor} · ${factura} · FOB ${formatMoney(fob, 'USD')}`,
    ]),
  );
  return (
    <Controller
      control={form.control}
      name="invoice"
      render={({ field: { ref, onChange, value, ...field }, fieldState }) => (
        <Select
          {...field}
          ref={ref}
          value={value ?? null}
          onChange={(chosen) => {
            onChange(chosen);
            fill(chosen);
          }}
          label={LABELS.invoice}
          description="Sus tipos de cambio, FOB y gastos llenan el costo; sin ella se ingresan aquí"
          data={[...new Set([...labels.keys(), ...(value ? [value] : [])])].map((number) => ({
            value: number,
            label: labels.get(number) ?? `N° ${number}`,
          }))}
          disabled={ordenes.length === 0}
          clearable
          nothingFoundMessage="Ninguna invoice por costear es de estas órdenes"
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
