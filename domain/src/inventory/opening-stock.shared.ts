import { count, rate, text } from '../kernel/field.ts';
import { type ImportKind, type Resultado } from '../kernel/import-kind.ts';
import { asked } from '../kernel/master-row.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { unknownCode } from '../products/imported-product.shared.ts';

/** Document of an entry by which a company begins: of a product and a warehouse there is one. */
export const INVENTARIO_INICIAL = 'Inventario inicial';

/** Units of products that a company begins with, warehouse by warehouse. */
export const openingStockImport: ImportKind = {
  tipo: 'stock',
  words: { uno: 'saldo inicial', muchos: 'saldos iniciales', femenino: false, titulo: 'Stock inicial' },
  command: 'import-opening-stock',
  identity: ['codigo', 'bodega'],
  unique: [],
  fields: {
    codigo: asked(text('Código'), { max: 60, code: true }),
    bodega: asked(text('Bodega'), { max: 20 }),
    cantidad: asked(count('Cantidad'), { max: 1_000_000 }),
    costo: asked(rate('Costo', { nullable: true }), { required: false, max: 1_000_000_000 }),
  },
  sample: { codigo: 'CAM-01', bodega: 'CENTRAL', cantidad: 12, costo: 45_990 },
  aliases: {
    SKU: 'codigo',
    Item: 'codigo',
    'Código producto': 'codigo',
    Almacén: 'bodega',
    Stock: 'cantidad',
    Físico: 'cantidad',
    Unidades: 'cantidad',
    'Costo unitario': 'costo',
  },
};

/** What there is of what a row names. */
export interface OpeningThere {
  readonly producto: { readonly codigo: string; readonly servicio: boolean } | undefined;
  /** The warehouse is one of the company's. */
  readonly bodega: boolean;
  readonly fisico: number;
  /** Units that it began with, if that was said. */
  readonly inicial: number | undefined;
}

const refused = (codigo: string, mensaje: string): Rejection => reject(codigo, 'La fila no se importó', mensaje);

/**
 * What a row of opening stock makes of what there is: the rule of import and rehearsal alike. The same row again changes
 * nothing, so that a file that comes twice doubles nothing; whatever differs by then is for an adjustment.
 */
export function openedStock(
  row: { readonly codigo: string; readonly bodega: string; readonly cantidad: number },
  there: OpeningThere,
): Resultado | Rejection {
  const { codigo, bodega, cantidad } = row;
  if (!there.producto) return unknownCode(row);
  if (there.producto.servicio) return refused('ES_SERVICIO', `${codigo} es un servicio: no tiene stock.`);
  if (!there.bodega)
    return refused(
      'BODEGA_NO_EXISTE',
      `No hay una bodega con el código ${bodega}. Créala primero o corrige el código.`,
    );
  if (there.inicial === cantidad || (cantidad === 0 && there.inicial === undefined)) return 'sin_cambio';
  if (there.inicial !== undefined)
    return refused(
      'YA_INICIADO',
      `El inventario inicial de ${codigo} en ${bodega} ya es ${there.inicial}. Corrige la diferencia con un ajuste de stock.`,
    );
  if (there.fisico > 0)
    return refused(
      'YA_HAY_STOCK',
      `En ${bodega} ya hay ${there.fisico} de ${codigo}. Corrige la diferencia con un ajuste de stock.`,
    );
  return 'nuevo';
}
