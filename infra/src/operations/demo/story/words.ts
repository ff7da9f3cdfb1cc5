/** Invented demo data: what the people of the demo company write. */
import type { Rng } from '../random.ts';

const BANKS = ['Banco de Chile', 'BancoEstado', 'Santander', 'BCI', 'Scotiabank', 'Itaú'];

/** Comment with which an order is validated, fit to how it is paid. */
export function validationComment(metodo: string, rng: Rng): string {
  const folio = rng.int(10_000, 999_999);
  switch (metodo) {
    case 'LIN':
      return rng.pick([
        'Línea disponible, sin deuda vencida',
        `OC ${folio} recibida, dentro de la línea`,
        'Cliente al día, autorizado por cobranza',
        'Línea ajustada, autoriza Finanzas',
        `OC ${folio} adjunta en el correo, conforme`,
      ]);
    case 'CHQ':
      return rng.pick([
        `Cheque ${folio} recibido, ${rng.pick(BANKS)}`,
        'Cheque al día retenido en caja',
        `Cheque ${folio} aprobado por la verificadora`,
      ]);
    case 'EFE':
      return rng.pick(['Paga en caja al retirar', `Efectivo recibido en caja, comprobante ${folio}`]);
    case 'TRF':
      return rng.pick([
        `Transferencia recibida, ${rng.pick(BANKS)}, comprobante ${folio}`,
        `Abono confirmado en cartola, ${rng.pick(BANKS)}`,
        `Comprobante ${folio} revisado en el banco`,
      ]);
    default:
      return rng.pick([
        `Pago con tarjeta aprobado, autorización ${folio}`,
        'Voucher archivado en caja',
        `Operación ${folio} conciliada`,
      ]);
  }
}

export const cancelReason = (rng: Rng): string =>
  rng.pick([
    'El cliente desistió de la compra',
    'Pedido duplicado',
    'No se recibió el pago en plazo',
    'El proyecto del cliente se postergó',
    'Error en los productos, se ingresa de nuevo',
    'El cliente cambió la dirección y el despacho, se ingresa de nuevo',
  ]);

export const pauseReason = (rng: Rng): string =>
  rng.pick([
    'Colación',
    'Recepción de contenedor',
    'Apoyo a despacho urgente',
    'Falta etiqueta de ubicación',
    'Equipo de escaneo sin batería',
  ]);

export const shortageReason = (rng: Rng): string =>
  rng.pick([
    'No está en la ubicación',
    'Caja dañada',
    'Diferencia de inventario',
    'Unidad sin número de serie legible',
  ]);

export const sellerMessage = (rng: Rng): string =>
  rng.pick([
    'El cliente retira hoy en la tarde',
    'Por favor priorizar, la obra parte mañana',
    'El comprobante va en el correo',
    'Coordinar el despacho con bodega del cliente',
    'Facturar con la OC del cliente en la referencia',
    'El cliente pide entrega antes de las 13:00',
    'Enviar con courier, flete por pagar',
    'Revisar el stock del segundo ítem antes de validar',
  ]);

export const collectorMessage = (rng: Rng): string =>
  rng.pick([
    'Recibido, lo reviso con el banco',
    'Falta el comprobante, ¿lo puedes adjuntar?',
    'Queda validado en unos minutos',
    'El cliente tiene una factura por vencer el viernes',
    'Ok, conforme con la OC',
  ]);
