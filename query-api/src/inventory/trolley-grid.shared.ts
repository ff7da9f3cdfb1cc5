import { trolleyRow } from '@power/domain/inventory/views/trolley-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** *Productos en Carrito*, those that have been in hand longest first. */
export const trolleys = gridOf(trolleyRow, { defaultSort: [{ colId: 'tomado_at', sort: 'asc' }] });
