import type { Recepcion } from '../orders/parts.ts';
import type { PurchaseOrder } from '../orders/purchase-order.ts';
import { costoPedido, type CostoPedido } from './parts.ts';

const dollars = (monto: number, more: object = {}) => ({
  monto,
  moneda: 'USD',
  tipo_cambio: 950,
  reparto: 'Valor',
  ...more,
});
/** An expense that nobody charged. */
export const nothing = { monto: 0, moneda: 'CLP', reparto: 'Valor' };

/** A shipment as somebody types it: FOB 10,000, freight 1,500 and insurance 200 dollars, all at 950. */
export const typedCost = (more: object = {}): CostoPedido =>
  costoPedido.parse({
    ordenes: ['12'],
    fecha: '2026-03-02',
    tipo_cambio: 950,
    tipo_cambio_aduana: 950,
    ad_valorem_porcentaje: 6,
    ad_valorem_reparto: 'Valor',
    flete: dollars(1500),
    seguro: dollars(200),
    almacenaje: nothing,
    agencia: nothing,
    forwarder: nothing,
    ...more,
  });

const line = (linea: number, cantidad: number, precio: number) => ({
  linea,
  producto_id: String(linea),
  codigo: `C-${linea}`,
  part_number: `PN-${linea}`,
  nombre: `Producto ${linea}`,
  precio,
  cantidad,
  total: cantidad * precio,
  reserva: null,
  totalrecepcionado: cantidad,
  danado: 0,
});

/** An order that came whole on 1 March: 100 units at 60 dollars and 50 at 80. */
export function receivedOrder(more: Partial<PurchaseOrder> = {}): PurchaseOrder {
  const lineas = [line(1, 100, 60), line(2, 50, 80)];
  const came: Recepcion = {
    recepcion: 1,
    bodega: 'BOD',
    bodega_danados: null,
    documento: null,
    lineas: lineas.map(({ linea, producto_id, cantidad }) => ({ linea, producto_id, cantidad, danado: 0 })),
  };
  return {
    _id: '12',
    number: 12,
    proveedor: 'Hikvision Ltd',
    marca: 'Hikvision',
    moneda: 'USD',
    incoterm: 'FOB',
    shipping_address: '',
    shipping_method: '',
    payment_method: '',
    etd: null,
    eta: null,
    observacion: '',
    estado: 'Recepcionada',
    lineas,
    unidades: 150,
    total: 10_000,
    recepciones: [{ ...came, fecha: '2026-03-01T12:00:00.000Z', costeo: null }],
    documento: null,
    motivo: null,
    creado_por: { _id: 'ana', nombre: 'Ana' },
    createdAt: '2026-01-05T12:00:00.000Z',
    adjuntos: [],
    ...more,
  } as PurchaseOrder;
}
