import type { TipoEntrega } from '@power/domain/streams/order/parts';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import type { CustomerRow } from '@power/domain/customers/views/customer-row';
import { remember, remembered } from '../../ui/remembered.ts';

export type DraftCustomer = Pick<
  CustomerRow,
  '_id' | 'nombre' | 'legalcode' | 'tipo_cliente' | 'condicion_pago' | 'direcciones' | 'puntos'
>;
export type DraftProduct = Pick<FoundProduct, '_id' | 'part_number' | 'nombre' | 'bloqueado' | 'precios' | 'stock'> &
  Partial<Pick<FoundProduct, 'por_recibir' | 'llega'>> & {
    readonly servicio?: boolean | undefined;
  };

export interface DraftLine {
  readonly key: string;
  /** Its number, where the line is of an order that exists. */
  readonly linea?: number;
  readonly producto: DraftProduct;
  readonly precio: number | undefined;
  readonly cantidad: number | undefined;
  /** The price was typed: a change of customer leaves it alone. */
  readonly propio: boolean;
}

export interface Draft {
  readonly cliente: DraftCustomer | null;
  readonly condicion_pago: string;
  readonly metodo_pago: string;
  readonly tipo_entrega: TipoEntrega;
  readonly bodega_entrega: string;
  readonly calle: string;
  readonly comuna: string;
  readonly region: string;
  readonly referencia: string;
  readonly orden_compra: string;
  readonly observacion: string;
  /** Pesos Mobile that pay a part; undefined: none. */
  readonly puntos: number | undefined;
  readonly lineas: readonly DraftLine[];
}

export const emptyDraft = (bodega: string): Draft => ({
  cliente: null,
  condicion_pago: '',
  metodo_pago: '',
  tipo_entrega: 'EN SALA',
  bodega_entrega: bodega,
  calle: '',
  comuna: '',
  region: '',
  referencia: '',
  orden_compra: '',
  observacion: '',
  puntos: undefined,
  lineas: [],
});

const keyOf = (user: string): string => `pedido-nuevo:${user}`;

/** What was typed survives a closed dialog, a reload and a crash; kept on this machine per person. */
export function readDraft(user: string, bodega: string): Draft {
  const stored = remembered(keyOf(user)) as Partial<Draft> | undefined;
  return stored && Array.isArray(stored.lineas) ? { ...emptyDraft(bodega), ...stored } : emptyDraft(bodega);
}

export const writeDraft = (user: string, draft: Draft): void => remember(keyOf(user), draft);

export const dropDraft = (user: string): void => remember(keyOf(user), undefined);

export const hasContent = (d: Draft): boolean => d.cliente !== null || d.lineas.length > 0;
