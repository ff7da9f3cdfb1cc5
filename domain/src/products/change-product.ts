import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { type DatosProducto, ProductChanged } from './events.ts';
import { product } from './product.ts';
import { EDITORS } from './views/editors.shared.ts';
import { misreadBarcode } from './shared-names.shared.ts';
import { contradictory, forbiddenCost, productData, stillSerial, unknownProduct } from './product-data.ts';

/** Products that it was related to exist. */
export interface RelatedFacts {
  readonly relacionados: readonly string[];
  /** Units that stand in warehouses with their serial. */
  readonly registradas?: number;
}

/** `codigo` stays, and another than the product's own is refused: labels, shelves and documents carry it. Cost and tier move prices, so they have calls of their own. */
export const changeProduct = defineCommand({
  name: 'change-product',
  context: 'products',
  path: '/productos/modificar',
  accion: 'simple',
  access: { perfiles: EDITORS },
  summary: 'Modifica la ficha de un producto',
  request: z.strictObject({
    accion: z.literal('simple'),
    id: z.string().min(1).max(60),
    codigo: z.string().max(60).optional(),
    producto: productData.omit({ codigo: true, pmp: true, tier: true }).extend({ activo: z.boolean() }).partial(),
    expectedVersion,
  }),
  aggregate: product,
  needsFacts: true,
  stream: (request) => request.id,
  decide(state, { codigo, producto }, { user, facts }: DecideContext<RelatedFacts>) {
    if (!state) return unknownProduct;
    if (codigo !== undefined && codigo.trim() !== state.codigo)
      return reject(
        'CODIGO_FIJO',
        'No se puede modificar',
        `El código de ${state.part_number} es ${state.codigo} y no se cambia. Revisa el código.`,
      );
    const foreign =
      user.perfil === 'Brand Manager' &&
      [state.marca, producto.marca ?? state.marca].some((marca) => !user.marcas?.includes(marca));
    if (foreign) return reject('MARCA_AJENA', 'No se puede modificar', 'La marca del producto no está a tu cargo.');
    const refused =
      forbiddenCost(producto, user) ??
      contradictory({ ...state, ...producto }) ??
      stillSerial(state, producto, facts.registradas ?? 0) ??
      misreadBarcode(producto.ean ?? [], state.ean);
    if (refused) return refused;
    const { _id } = state;
    const changes = changesOf<Partial<DatosProducto>>(state, producto);
    return changes ? [ProductChanged({ _id, part_number: state.part_number, ...changes })] : [];
  },
  answer: ({ state }) => ({ mensaje: `El producto ${state!.part_number} fue modificado` }),
});
