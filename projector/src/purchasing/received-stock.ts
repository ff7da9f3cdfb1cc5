import { PurchaseOrderReceived } from '@power/domain/purchasing/orders/events';
import { orderTitle } from '@power/domain/purchasing/orders/parts';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** What was received enters the stock, line by line: whole units where they are kept, damaged ones apart. */
export default defineProcess('purchasing/received-stock', 'Stock de lo recepcionado', [
  react(PurchaseOrderReceived, async ({ orden, recepcion, bodega, bodega_danados, lineas }, context, tools) => {
    const enter = (linea: number, producto: string, to: string, cantidad: number, motivo: string) =>
      tools.command(
        'receive-stock',
        { producto, bodega: to, cantidad, motivo, documento: orderTitle(orden.number) },
        `received-stock/${context.stream}/${recepcion}/${linea}/${motivo}`,
      );
    for (const { linea, producto_id, cantidad, danado, series = [] } of lineas) {
      if (cantidad > 0) await enter(linea, producto_id, bodega, cantidad, 'Recepción de orden de compra');
      if (series.length > 0)
        await tools.command(
          'store-serials',
          { producto: producto_id, bodega, series, documento: orderTitle(orden.number), leida: context.at },
          `received-stock/${context.stream}/${recepcion}/${linea}/series`,
        );
      if (danado > 0) await enter(linea, producto_id, bodega_danados!, danado, 'Recibido dañado');
    }
  }),
]);
