import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { ProductChanged } from './events.ts';
import { product } from './product.ts';
import { forbiddenCost, productData } from './product-data.ts';

/** `codigo` stays: labels, shelves and documents carry it. Cost moves by costing, not by hand. */
export const changeProduct = defineCommand({
  name: 'change-product',
  context: 'products',
  path: '/productos/modificar',
  accion: 'simple',
  access: { perfiles: ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica', 'Brand Manager'] },
  summary: 'Modifica la ficha de un producto',
  request: z.strictObject({
    accion: z.literal('simple'),
    id: z.string().min(1).max(60),
    codigo: z.string().max(60).optional(),
    producto: productData.omit({ codigo: true, pmp: true }).extend({ activo: z.boolean() }).partial(),
    expectedVersion,
  }),
  aggregate: product,
  stream: (request) => request.id,
  decide(state, { producto }, { user }) {
    if (!state)
      return reject('PRODUCTO_NO_EXISTE', 'Producto no encontrado', 'El producto no existe. Revisa el código.');
    const foreign =
      user.perfil === 'Brand Manager' &&
      [state.marca, producto.marca ?? state.marca].some((marca) => !user.marcas?.includes(marca));
    if (foreign) return reject('MARCA_AJENA', 'No se puede modificar', 'La marca del producto no está a tu cargo.');
    const refused = forbiddenCost(producto, user);
    if (refused) return refused;
    const { _id, precios: _p, ...current } = state;
    const changes = changesOf(current, producto);
    return changes ? [ProductChanged({ _id, part_number: state.part_number, ...changes })] : [];
  },
  answer: ({ state }) => ({ mensaje: `El producto ${state!.part_number} fue modificado` }),
});
