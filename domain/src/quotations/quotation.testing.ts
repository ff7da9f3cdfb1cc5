import type { QuotableProducts, QuotationTerms } from './lines.ts';
import type { NewQuotationFacts } from './new-quotation.ts';
import type { ProductoCotizado } from './parts.ts';

/** Words for scenarios of quotations. */

export const sold = (_id: string, more: Partial<ProductoCotizado> = {}): ProductoCotizado => ({
  _id,
  codigo: `COD-${_id}`,
  codigo_sap: `SAP-${_id}`,
  part_number: `PN-${_id}`,
  nombre: `Cámara ${_id}`,
  marca: 'Hikvision',
  serializable: false,
  ean: [],
  pmp: 600,
  tier_3_calculo: 900,
  tienda: 1000,
  mobile: 980,
  silver: 960,
  gold: 940,
  platinum: 920,
  ...more,
});

type Quotable = QuotableProducts[string];
export const quotable = (producto: ProductoCotizado, more: Partial<Quotable> = {}): Quotable => ({
  producto,
  servicio: false,
  bloqueado: false,
  activo: true,
  costo_fob: 10,
  factor_aereo: 1.5,
  factor_maritimo: 1.2,
  ...more,
});

export const inPesos = (tipo: string | null = 'Gold'): QuotationTerms => ({
  moneda: 'pesos',
  transporte: 'aereo',
  tipo,
  tipo_cambio: 1,
  por_dolar: 1,
});
export const inDollars: QuotationTerms = {
  moneda: 'dolares',
  transporte: 'aereo',
  tipo: 'Gold',
  tipo_cambio: 100,
  por_dolar: 1,
};

export const facts: NewQuotationFacts = {
  number: 501,
  cliente: {
    _id: '9',
    nombre: 'Alarmas Sur',
    email: 'compras@alarmas.test',
    telefono: '+56 2 2345 6789',
    codigo_sap: 'C1',
    datos_cliente: { tipo: 'Gold', legalCode: '76.123.456-0' },
  },
  condicion_cliente: '030',
  ejecutivo: { _id: 'u-Ejecutivo de Ventas', nombre: 'Eva', email: '', telefono: '' },
  productos: {
    1: quotable(sold('1')),
    2: quotable(sold('2', { marca: 'Dahua' })),
    3: quotable(sold('3'), { bloqueado: true }),
    4: quotable(sold('4', { pmp: 0, tienda: 0, gold: 0 })),
    9: quotable(sold('9', { pmp: 0 }), { servicio: true }),
  },
  tipo_cambio: 1,
  por_dolar: 1,
  condiciones: [],
};
