import type { Ejecutivo } from '../streams/order/sale.shared.ts';
import { freshLine } from './lines.ts';
import { type QuotableProducts, type QuotationTerms } from './offered.shared.ts';
import { type NewQuotationFacts, openingOf } from './new-quotation.ts';
import type { CabeceraCotizacion, ClienteCotizado, ProductoCotizado } from './parts.ts';

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
  modificable: true,
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
  bodega_entrega: 'Central',
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

/** Conditions of a quotation that says nothing special. */
export const cabecera: CabeceraCotizacion = {
  condicion_pago: '030',
  metodo_pago: null,
  tipo_entrega: 'EN SALA',
  bodega_entrega: 'Central',
  direccion_despacho: null,
  contacto: null,
  referencia: null,
  observacion: null,
  validez: '2026-12-31',
  condiciones: [],
};

/** Whose quotation it is, and of what. */
interface Quoted {
  readonly number?: number;
  readonly cliente?: Partial<ClienteCotizado>;
  readonly ejecutivo?: Ejecutivo;
  readonly producto?: ProductoCotizado;
  readonly more?: Partial<CabeceraCotizacion>;
  /** Somebody with `validar` has let the price pass. */
  readonly aprobada?: boolean;
  /** The case whose repair it quotes. */
  readonly rma?: number;
}

/** The first event of a quotation: one line, whose proposed price waits unless it was approved. */
export function quoted({
  number = 501,
  cliente,
  ejecutivo = facts.ejecutivo,
  producto = sold('1'),
  more,
  aprobada = false,
  rma,
}: Quoted = {}) {
  const terms = inPesos();
  const line = freshLine({ linea: 1, seccion: null, comentario: null, cantidad: 3 }, quotable(producto), terms);
  const pending = { validado: aprobada, requiere_validacion: true, valor_propuesto: line.precio - 1 };
  return openingOf(
    {
      ...cabecera,
      ...terms,
      ...more,
      creado_por: { _id: ejecutivo._id, nombre: ejecutivo.nombre },
      createdAt: '2026-01-05T12:00:00.000Z',
      copia_de: null,
      ...(rma !== undefined && { rma }),
      productos_cotizacion: [{ ...line, ...pending }],
    },
    { ...facts, number, ejecutivo, cliente: { ...facts.cliente, ...cliente } },
  );
}
