import { ImportInvoiceCaptured } from './events.ts';
import { withTerms } from './of-order.ts';
import type { InvoiceCapturada } from './parts.ts';
import { completed } from './sums.shared.ts';

/** An invoice as a person captures it: FOB 1.500, CIF 1.650, duties 6 %. */
export const typed = (more: Partial<InvoiceCapturada> = {}): InvoiceCapturada => ({
  factura: 'HK-2026-081',
  fecha: '2026-02-10',
  proveedor: 'Hikvision',
  marca: 'Hikvision',
  orden: null,
  tipo_cambio: 950,
  tipo_cambio_aduana: 940.5,
  flete: 120,
  seguro: 30,
  ad_valorem_porcentaje: 6,
  almacenaje: 150_000,
  agencia: 90_000,
  forwarder: 60_000,
  productos: [
    { modelo_salida: 'DS-2CD2043G2', modelo_interno: 'HK-2043', cantidad_oc: 20, cantidad_invoice: 20, unitario: 50 },
    { modelo_salida: 'DS-7608NI', modelo_interno: '', cantidad_oc: 5, cantidad_invoice: 4, unitario: 125 },
  ],
  ...more,
});

/** The first event of one. */
export const captured = (number = 1, more: Partial<InvoiceCapturada> = {}) =>
  ImportInvoiceCaptured({
    ...completed(withTerms(typed(more))),
    _id: String(number),
    number,
    creado_por: { _id: 'ana', nombre: 'Ana Pérez' },
    createdAt: '2026-02-11T12:00:00.000Z',
  });
