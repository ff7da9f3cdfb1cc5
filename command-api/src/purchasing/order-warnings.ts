import { brands, suppliers } from '@power/domain/masters';
import type { OrdenPedida } from '@power/domain/purchasing/orders/parts';
import { orderWarnings } from '@power/domain/purchasing/orders/warnings.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { masterRecord } from '../kernel/master-record.ts';

/** What whoever keeps an order should look at, as a field of the reply. */
export async function withWarnings(orden: OrdenPedida, services: CommandServices) {
  const supplier = await masterRecord(suppliers, services, 'razon_social', orden.proveedor);
  const brand = await masterRecord(brands, services, 'nombre', orden.marca);
  const avisos = orderWarnings(orden, {
    marcas: supplier?.['marcas'] as string[] | undefined,
    minimo: brand?.['minimo_compra'] as number | null | undefined,
  });
  return { avisos: [...avisos] };
}
