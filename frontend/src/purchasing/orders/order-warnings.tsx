import { Alert, List } from '@mantine/core';
import { orderWarnings } from '@power/domain/purchasing/orders/warnings.shared';
import { useWatch } from 'react-hook-form';
import { suppliers } from '../../calls/purchasing.ts';
import { brands } from '../../calls/settings.ts';
import { useMasterRecords } from '../../masters/use-master-options.ts';
import type { OrderFormApi } from './order-fields.tsx';

const amount = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** What a buyer should look at before the order is kept, while it is typed. */
export function OrderWarnings({ form }: { readonly form: OrderFormApi }) {
  const [proveedor, marca, lineas] = useWatch({ control: form.control, name: ['proveedor', 'marca', 'lineas'] });
  const supplier = useMasterRecords(suppliers).find(({ razon_social }) => razon_social === proveedor);
  const brand = useMasterRecords(brands).find(({ nombre }) => nombre === marca);
  const warnings = orderWarnings(
    {
      proveedor,
      marca,
      lineas: lineas.map((line) => ({ ...line, cantidad: amount(line.cantidad), precio: amount(line.precio) })),
    },
    {
      marcas: supplier?.['marcas'] as string[] | undefined,
      minimo: brand?.['minimo_compra'] as number | null | undefined,
    },
  );
  return warnings.length === 0 ? null : (
    <Alert color="yellow" title="Revisa antes de guardar" role="status">
      <List size="sm">
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
