import type { CustomerRow } from '@power/domain/customers/views/customer-row';
import type { TipoEntrega } from '@power/domain/streams/order/sale.shared';
import type { Moneda, Transporte } from '@power/domain/quotations/parts';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';

/** What the editor keeps of the customer. */
export type QuotedCustomer = Pick<CustomerRow, '_id' | 'nombre' | 'legalcode' | 'condicion_pago' | 'direcciones'> & {
  readonly tipo_cliente: string | null;
};

/** A line as it was typed: what it costs is worked out of today's prices, or of those that the quotation froze. */
export interface TypedLine {
  readonly key: string;
  /** Its number, where the quotation has it already. */
  readonly linea?: number;
  /** `_id`; empty while the product is looked up. */
  readonly producto: string;
  /** Or what was typed to find it. */
  readonly part_number: string;
  readonly nombre: string;
  /** Only what is called exactly so will do: it was pasted. */
  readonly exacto?: boolean;
  readonly cantidad: number | undefined;
  readonly valor_propuesto?: number | null | undefined;
  readonly valor_total_propuesto?: number | undefined;
  readonly seccion: string | null;
  readonly comentario: string | null;
  /** Said by who validates prices: whether the line may be changed from now on. */
  readonly modificable?: boolean;
}

/** Conditions as fields have them: texts, empty where there is none. */
export interface TypedTerms {
  readonly condicion_pago: string;
  readonly metodo_pago: string;
  readonly tipo_entrega: TipoEntrega;
  readonly bodega_entrega: string;
  readonly calle: string;
  readonly comuna: string;
  readonly region: string;
  readonly referencia_direccion: string;
  readonly contacto: string;
  readonly referencia: string;
  readonly observacion: string;
  /** `yyyy-MM-dd`; empty: as long as quotations last. */
  readonly validez: string;
  /** `_id` of text blocks; undefined: those that the quotation has, or for a new one those that are proposed. */
  readonly condiciones: readonly string[] | undefined;
}

/** All that was typed into the editor, and nothing that can be worked out: what a draft keeps. */
export interface TypedQuotation extends TypedTerms {
  readonly cliente: QuotedCustomer | null;
  readonly moneda: Moneda;
  readonly transporte: Transporte;
  readonly copia_de: number | null;
  /** The case of service whose repair it quotes; undefined for most. */
  readonly rma?: number | undefined;
  readonly lineas: readonly TypedLine[];
  /** A new one that was sent, and whose answer never came. */
  readonly enviada?: Sent | undefined;
}

/** A new quotation as it was sent, and the id under which the server knows it. */
export interface Sent {
  readonly id: string;
  readonly q: TypedQuotation;
}

export const emptyQuotation = (bodega: string): TypedQuotation => ({
  cliente: null,
  moneda: 'pesos',
  transporte: 'aereo',
  copia_de: null,
  condicion_pago: '',
  metodo_pago: '',
  tipo_entrega: 'EN SALA',
  bodega_entrega: bodega,
  calle: '',
  comuna: '',
  region: '',
  referencia_direccion: '',
  contacto: '',
  referencia: '',
  observacion: '',
  validez: '',
  condiciones: undefined,
  lineas: [],
});

/** A quotation that exists, as the editor begins with it. */
export function typedOf(q: QuotationSheet): TypedQuotation {
  const { cliente, direccion_despacho: address } = q;
  return {
    cliente: {
      _id: cliente._id,
      nombre: cliente.nombre,
      legalcode: cliente.datos_cliente.legalCode,
      tipo_cliente: cliente.datos_cliente.tipo,
      condicion_pago: q.condicion_pago,
      direcciones: [],
    },
    moneda: q.moneda,
    transporte: q.transporte,
    copia_de: q.copia_de,
    rma: q.rma,
    condicion_pago: q.condicion_pago,
    metodo_pago: q.metodo_pago ?? '',
    tipo_entrega: q.tipo_entrega,
    bodega_entrega: q.bodega_entrega,
    calle: address?.calle ?? '',
    comuna: address?.comuna ?? '',
    region: address?.region ?? '',
    referencia_direccion: address?.referencia ?? '',
    contacto: q.contacto ?? '',
    referencia: q.referencia ?? '',
    observacion: q.observacion ?? '',
    validez: q.validez,
    condiciones: undefined,
    lineas: q.productos_cotizacion.map(({ linea, producto, cantidad, seccion, comentario }) => ({
      key: String(linea),
      linea,
      producto: producto._id,
      part_number: producto.part_number,
      nombre: producto.nombre,
      cantidad,
      seccion,
      comentario,
    })),
  };
}

/** A copy, priced as of today: other lines, as long valid as any new quotation. */
export const copyOf = (q: QuotationSheet): TypedQuotation => {
  const typed = typedOf(q);
  return {
    ...typed,
    copia_de: q.number,
    // One repair is quoted once.
    rma: undefined,
    validez: '',
    lineas: typed.lineas.map(({ linea: _, ...line }) => ({ ...line, key: crypto.randomUUID() })),
  };
};

export const hasContent = (q: TypedQuotation): boolean => q.cliente !== null || q.lineas.length > 0;
