import { stockReportRow } from '@power/domain/products/views/stock-report-row';
import { reservationKey } from '@power/domain/reservations/key.shared';
import { gridOf } from '@power/infra/platform/rows/grid';
import { incomingDay, incomingUnits } from '../purchasing/incoming.shared.ts';
import { byProduct, NO_ERP } from './stock-of-kind.shared.ts';

/** What reservations hold, under keys of their own beside the numbers of orders. */
export const reservado = `(SELECT coalesce(sum(c.cantidad), 0)::int
  FROM (SELECT cantidad, producto_id AS que, bodega AS donde, pedido FROM commitment_list) c
  WHERE c.que = producto_id AND c.donde = bodega AND c.pedido LIKE '${reservationKey('%')}')`;
/** What open import orders bring of the product. */
export const porRecibir = incomingUnits('producto_id');

/** Each product in each warehouse. */
export const stockByWarehouse = gridOf(stockReportRow, {
  ...byProduct,
  computed: { ...NO_ERP, reservado, por_recibir: porRecibir, llega: incomingDay('producto_id') },
});
