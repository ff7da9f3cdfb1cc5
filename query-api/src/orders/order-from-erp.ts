import { isRejection, reject } from '@power/domain/kernel/rejection';
import { orderFromErp } from '@power/domain/orders/views/documents';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { orderByErpCode } from './order-by-erp-code.ts';

export default handleQuery(orderFromErp, async ({ codigo_sap, id, borrar }, context) => {
  const pedido = await orderByErpCode(context, codigo_sap);
  if (isRejection(pedido)) return pedido;
  if (id !== undefined && id !== pedido._id)
    return reject(
      'CODIGO_DE_OTRO',
      'El pedido no se volvió a leer',
      `El código ${codigo_sap} es del Pedido N° ${pedido.number}. Revisa el código.`,
    );
  if (borrar === true && pedido.estatus !== 'Anulado')
    return reject(
      'PEDIDO_VIGENTE',
      'El pedido no se descarta',
      `El Pedido N° ${pedido.number} sigue vigente en el ERP. Anúlalo primero.`,
    );
  return {
    ok: true as const,
    mensaje:
      pedido.estatus === 'Anulado'
        ? `El Pedido N° ${pedido.number} está anulado en el ERP y aquí: solo queda en la historia`
        : `El Pedido N° ${pedido.number} está al día con el ERP`,
    pedido,
  };
});
