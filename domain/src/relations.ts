import { customerRow } from './customers/views/customer-row.ts';
import { parcelRow } from './dispatches/views/parcel-row.ts';
import { routeRow } from './dispatches/views/route-row.ts';
import { opportunityRow } from './forecast/views/opportunity-row.ts';
import { relate, type Relation } from './kernel/relation.ts';
import { orderRow } from './orders/views/order-row.ts';
import { quotationRow } from './quotations/views/quotation-row.ts';
import { reservationRow } from './reservations/views/reservation-row.ts';
import { caseRow } from './service/cases/views/case-row.ts';

const customer = { row: customerRow, field: '_id', titulo: 'Cliente' } as const;
const quotation = { row: quotationRow, field: 'number', titulo: 'Cotización' } as const;
const order = { row: orderRow, field: 'number', titulo: 'Pedido' } as const;

/** Which documents belong together: each sheet shows its own, from whichever end it is. In the order in which they are shown. */
export const relations: readonly Relation[] = [
  relate({ row: opportunityRow, field: 'cotizacion', titulo: 'Oportunidades' }, quotation),
  relate({ row: quotationRow, field: 'copia_de', titulo: 'Copias' }, { ...quotation, titulo: 'Copia de' }),
  relate({ row: orderRow, field: 'cotizacion', titulo: 'Pedidos' }, quotation),
  relate({ row: orderRow, field: 'dividido_de', titulo: 'Pedidos separados' }, { ...order, titulo: 'Dividido de' }),
  relate(
    { row: orderRow, field: 'despacho', titulo: 'Pedidos' },
    { row: routeRow, field: 'number', titulo: 'Despacho' },
  ),
  relate({ row: opportunityRow, field: 'pedido', titulo: 'Oportunidades' }, order),
  relate({ row: reservationRow, field: 'cotizacion', titulo: 'Reservas' }, quotation),
  relate({ row: reservationRow, field: 'pedido', titulo: 'Reservas' }, order),
  relate({ row: parcelRow, field: 'pedido', titulo: 'Embalajes' }, order),
  relate({ row: caseRow, field: 'pedido', titulo: 'RMA' }, order),
  relate({ row: caseRow, field: 'cotizacion', titulo: 'RMA' }, quotation),
  relate({ row: opportunityRow, field: 'cliente_id', titulo: 'Oportunidades' }, customer),
  relate({ row: quotationRow, field: 'cliente_id', titulo: 'Cotizaciones' }, customer),
  relate({ row: orderRow, field: 'cliente_id', titulo: 'Pedidos' }, customer),
  relate({ row: reservationRow, field: 'cliente_id', titulo: 'Reservas' }, customer),
  relate({ row: caseRow, field: 'cliente_id', titulo: 'RMA' }, customer),
];
