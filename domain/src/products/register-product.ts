import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { type DatosProducto, ProductRegistered } from './events.ts';
import { product } from './product.ts';
import { misreadBarcode } from './shared-names.shared.ts';
import { contradictory, forbiddenCost, preciosPedidos, productData } from './product-data.ts';
import { defaultTable, pricesByRule, type TablaMargenes } from '../pricing/price-rule.shared.ts';
import type { Precios } from './prices.shared.ts';

export interface NewProductFacts {
  readonly _id: string;
  /** Margin table of the product's tier. */
  readonly tabla: TablaMargenes;
}

/** Of a product that nothing else is said of. */
export const DEFAULT_TIER = 3;

/** What a product is of which nothing else was said. */
export const NEW_PRODUCT = {
  descripcion: '',
  categoria: '',
  unidad: 'UN',
  ean: [],
  bloqueado: false,
  web: false,
  serializable: false,
  servicio: false,
  modificable: true,
  sustitutos: [],
  accesorios: [],
  tier: DEFAULT_TIER,
  pmp: 0,
  costo_fob: 0,
} satisfies Partial<DatosProducto>;

const NO_PRICES = pricesByRule(0, defaultTable(DEFAULT_TIER).margenes);

const producto = productData
  .partial()
  .required({ codigo: true, part_number: true, nombre: true, marca: true })
  .extend({ precios: preciosPedidos.optional() });

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
    const refused =
      forbiddenCost(data, user) ??
      contradictory({ servicio: data.servicio ?? false, serializable: data.serializable ?? false }) ??
      misreadBarcode(data.ean ?? []);
    if (refused) return refused;
    const ruled = pricesByRule(data.pmp ?? 0, facts.tabla.margenes);
    return [
      ProductRegistered({
        codigo_sap: data.codigo,
        ...NEW_PRODUCT,
        ...data,
        // Prices that are given are all that there are: a column that nobody named has none.
        precios: data.precios ? { ...NO_PRICES, ...(data.precios as Partial<Precios>) } : ruled,
        tabla: data.precios ? null : facts.tabla.version,
        _id: facts._id,
        activo: true,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El producto ${state!.part_number} fue creado`, _id: state!._id }),
});
