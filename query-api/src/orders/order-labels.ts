import { isRejection } from '@power/domain/kernel/rejection';
import { orderLabels } from '@power/domain/orders/views/lookups';
import { isService } from '@power/domain/streams/order/billing.shared';
import { orderCode } from '@power/domain/orders/order-code.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { qrPath } from '../kernel/qr.ts';
import { sheetOf } from './sheet-of.ts';

export default handleQuery(orderLabels, async ({ number }, context) => {
  const sheet = await sheetOf(context, number);
  if (isRejection(sheet)) return sheet;
  const { calle = '', comuna = '', region = '' } = sheet.direccion_despacho ?? {};
  return {
    ok: true as const,
    etiquetas: {
      number: sheet.number,
      qr: qrPath(orderCode(sheet.number)),
      cliente_nombre: sheet.client.name,
      direccion: calle,
      comuna,
      region,
      telefono: sheet.client.phone,
      tipo_entrega: sheet.tipo_entrega,
      orden_compra: sheet.orden_compra ?? '',
      lineas: sheet.productos_pedido
        .filter((l) => !isService(l))
        .map((l) => ({
          part_number: l.producto.part_number,
          nombre: l.producto.nombre,
          cantidad: l.cantidad,
        })),
    },
  };
});
