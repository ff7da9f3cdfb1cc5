import { userLooks } from './access/user-looks.ts';
import { contentLooks } from './content/content-looks.ts';
import { customerLooks } from './customers/customer-looks.ts';
import { routeLooks, stopLooks } from './dispatches/dispatch-looks.ts';
import { opportunityLooks } from './forecast/opportunity-looks.ts';
import { invoiceLooks } from './invoice/invoice-looks.ts';
import type { Look } from './kernel/look.ts';
import { recipientLooks, sendingLooks } from './notifications/sending-looks.ts';
import { parcelLooks } from './dispatches/parcels/parcel-looks.ts';
import { deliveryLooks, hookLooks } from './integrators/hook-looks.ts';
import { integratorLooks } from './integrators/looks.ts';
import { trainingLooks } from './trainings/looks.ts';
import { countLooks } from './inventory/counts/looks.ts';
import { serialLooks } from './inventory/serials/looks.ts';
import { noteLooks } from './inventory/notes/note-looks.ts';
import { orderLooks } from './orders/order-looks.ts';
import { webPaymentLooks } from './orders/web-payment-looks.ts';
import { batchLooks } from './pricing/batch-looks.ts';
import { reportLooks } from './purchasing/report/parts.ts';
import { goodsReceiptLooks } from './purchasing/receipts/looks.ts';
import { dueLooks, paymentLooks, refundLooks } from './streams/settlement/looks.ts';
import { landedCostLooks } from './purchasing/landed/looks.ts';
import { purchaseOrderLooks } from './purchasing/orders/looks.ts';
import { productLooks } from './products/product-looks.ts';
import { quotationLooks } from './quotations/quotation-looks.ts';
import { reservationLooks } from './reservations/reservation-looks.ts';
import { withdrawalLooks } from './reservations/withdrawals/looks.ts';
import { jobLooks } from './reports/job-looks.ts';
import { repairLooks, rmaLooks } from './service/cases/looks.ts';
import { claimLooks } from './service/claims/looks.ts';
import { mailLooks, maintenanceLooks } from './settings/setting-looks.ts';
import { projectionLooks, serviceLooks } from './system/system-looks.ts';

/** Every state of every entity, under the entity's Spanish name. */
export const looks = {
  Pedido: orderLooks,
  'Pago web': webPaymentLooks,
  Cotización: quotationLooks,
  Oportunidad: opportunityLooks,
  Despacho: routeLooks,
  Parada: stopLooks,
  Invoice: invoiceLooks,
  'Orden de compra': purchaseOrderLooks,
  'Precio de entrega': landedCostLooks,
  'Entrada de mercancía': goodsReceiptLooks,
  Pago: paymentLooks,
  'Devolución de dinero': refundLooks,
  'Vencimiento de factura': dueLooks,
  'Informe para compras': reportLooks,
  'Entrada o salida sin documento': noteLooks,
  Inventario: countLooks,
  Serie: serialLooks,
  Embalaje: parcelLooks,
  Reserva: reservationLooks,
  'Solicitud de retiro': withdrawalLooks,
  RMA: rmaLooks,
  'Cotización de un RMA': repairLooks,
  'Reclamo a proveedor': claimLooks,
  'Clave API': integratorLooks,
  'Avisos de una clave': hookLooks,
  'Aviso enviado': deliveryLooks,
  Capacitación: trainingLooks,
  Cliente: customerLooks,
  Usuario: userLooks,
  Correo: mailLooks,
  Envío: sendingLooks,
  'Destinatario de un envío': recipientLooks,
  Mantención: maintenanceLooks,
  'Contenido web': contentLooks,
  Producto: productLooks,
  'Cambio de precios': batchLooks,
  Trabajo: jobLooks,
  Proyección: projectionLooks,
  Servicio: serviceLooks,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Look>>>>;
