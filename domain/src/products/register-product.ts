import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { precios, ProductRegistered } from './events.ts';
import { product } from './product.ts';
import { forbiddenCost, productData } from './product-data.ts';

export interface NewProductFacts {
  readonly _id: string;
}

const producto = productData
  .partial()
  .required({ codigo: true, part_number: true, nombre: true, marca: true })
  .extend({ precios: precios.optional() });

const NO_PRICES = { tier_3_calculo: 0, tienda: 0, mobile: 0, silver: 0, gold: 0, platinum: 0 };

export const registerProduct = defineCommand({
  name: 'register-product',
  context: 'products',
  path: '/productos/crear',
  access: { perfiles: ['Administrador', 'Jefe de Logistica', 'Brand Manager'] },
  summary: 'Crea un producto; el código es único',
  request: z.strictObject({ producto }),
  reply: z.object({ _id: z.string() }),
  aggregate: product,
  needsFacts: true,
  stream: (_request, context: DecideContext<NewProductFacts>) => context.facts._id,
  decide(state, { producto: data }, { user, facts }: DecideContext<NewProductFacts>) {
    if (state) return reject('PRODUCTO_EXISTE', 'El producto ya existe', 'Vuelve a intentarlo.');
    if (user.perfil === 'Brand Manager' && !user.marcas?.includes(data.marca)) {
      return reject('MARCA_AJENA', 'No se puede crear', `La marca ${data.marca} no está a tu cargo.`);
    }
    const refused = forbiddenCost(data, user);
    if (refused) return refused;
    return [
      ProductRegistered({
        codigo_sap: data.codigo,
        descripcion: '',
        categoria: '',
        unidad: 'UN',
        ean: [],
        bloqueado: false,
        web: false,
        serializable: false,
        tier: 3,
        pmp: 0,
        costo_fob: 0,
        ...data,
        precios: data.precios ?? NO_PRICES,
        _id: facts._id,
        activo: true,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El producto ${state!.part_number} fue creado`, _id: state!._id }),
});
