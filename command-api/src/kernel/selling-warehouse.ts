import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { SERVING } from '@power/domain/inventory/warehouse.shared';
import { warehouses } from '@power/domain/masters';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { masterState } from './master-record.ts';

/** The refusal of a warehouse from which customers are not served: in transit, of projects, for demonstrations, of returns. */
export async function servesCustomers(
  services: CommandServices,
  bodega: string,
  titulo: string,
): Promise<Rejection | undefined> {
  const warehouse = await masterState(warehouses, services, 'codigo', bodega);
  return warehouse && !SERVING.includes(warehouse.values['tipo'])
    ? reject(
        'BODEGA_NO_VENDE',
        titulo,
        `La bodega ${bodega} no atiende clientes. Elige una bodega física o una sala.`,
        {
          campo: 'bodega_entrega',
        },
      )
    : undefined;
}

/** Why nothing of a warehouse is promised to a customer: what came back stands there. Undefined of all others. */
export async function holdsReturns(
  services: CommandServices,
  bodega: string,
  titulo: string,
): Promise<Rejection | undefined> {
  const warehouse = await masterState(warehouses, services, 'codigo', bodega);
  return warehouse?.values['tipo'] === 'RMA'
    ? reject(
        'BODEGA_NO_VENDE',
        titulo,
        `La bodega ${bodega} es de RMA: lo devuelto no se vende. Elige otra bodega, o traslada antes lo que esté bueno.`,
        { campo: 'bodega' },
      )
    : undefined;
}
