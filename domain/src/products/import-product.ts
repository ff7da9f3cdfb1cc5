import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { resultadoOf, RESULTADOS, rowInput } from '../kernel/import-kind.ts';
import { isRejection } from '../kernel/rejection.ts';
import { pricesByRule } from '../pricing/price-rule.shared.ts';
import { type DatosProducto, ProductChanged, ProductRegistered } from './events.ts';
import { importedProduct } from './imported-product.shared.ts';
import { tableFor, type TableFacts } from './pricing-facts.ts';
import { type Product, product } from './product.ts';
import { stillSerial } from './product-data.ts';
import { productImport } from './product-import.shared.ts';
import { DEFAULT_TIER, NEW_PRODUCT } from './register-product.ts';
import { repriced } from './repricing.ts';

export interface ImportedProductFacts {
  readonly _id: string;
  readonly tablas: TableFacts;
  /** Units that stand in warehouses with their serial. */
  readonly registradas?: number;
}

type Wanted = Partial<DatosProducto>;
const MOTIVO = 'Importación de productos';

/** A new tier or cost takes the prices along that follow a margin table, as by its own command. */
function moved(state: Product, { tier = state.tier, pmp = state.pmp }: Wanted, tablas: TableFacts, now: string) {
  if (tier === state.tier && pmp === state.pmp) return [];
  const { version, margenes } = tableFor(tablas)(tier);
  const follows = (state.tabla !== null || tier !== state.tier) && {
    base: pricesByRule(pmp, margenes),
    tabla: version,
  };
  const origen = tier === state.tier ? ('PMP' as const) : ('Tier' as const);
  return repriced(state, { tier, pmp, ...follows }, { origen, motivo: MOTIVO }, now);
}

/** A row of a spreadsheet of products: a new one, or what it says of the one that has its code. */
export const importProduct = defineCommand({
  name: 'import-product',
  context: 'products',
  path: '/productos/crear',
  accion: 'importar',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea o completa un producto con una fila de una planilla',
  request: z.strictObject({ accion: z.literal('importar'), fila: rowInput(productImport) }),
  reply: z.object({ resultado: z.enum(RESULTADOS) }),
  aggregate: product,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<ImportedProductFacts>) => facts._id,
  decide(state, { fila }, { facts: { _id, tablas, registradas = 0 }, now }: DecideContext<ImportedProductFacts>) {
    const outcome = importedProduct(state, fila);
    if (isRejection(outcome)) return outcome;
    if (outcome.resultado === 'sin_cambio') return [];
    const bears = state && stillSerial(state, outcome.cambios as Wanted, registradas);
    if (bears) return bears;
    const { part_number, nombre, marca, codigo } = fila as Readonly<Record<string, string>>;
    if (outcome.resultado === 'nuevo') {
      const wanted = outcome.cambios as Wanted;
      const { version, margenes } = tableFor(tablas)(wanted.tier ?? DEFAULT_TIER);
      return [
        ProductRegistered({
          codigo_sap: codigo!,
          ...NEW_PRODUCT,
          ...wanted,
          codigo: codigo!,
          part_number: part_number!,
          nombre: nombre!,
          marca: marca!,
          precios: pricesByRule(wanted.pmp ?? 0, margenes),
          tabla: version,
          _id,
          activo: true,
        }),
      ];
    }
    const only = ({ tier: _t, pmp: _p, ...data }: Wanted): Wanted => data;
    const antes = only(outcome.antes as Wanted);
    const cambios = only(outcome.cambios as Wanted);
    const events: DomainEvent[] =
      Object.keys(cambios).length > 0 ? [ProductChanged({ _id, part_number: state!.part_number, antes, cambios })] : [];
    return [...events, ...moved({ ...state!, ...cambios }, outcome.cambios as Wanted, tablas, now)];
  },
  answer: ({ state, events }) => ({
    mensaje: `El producto ${state!.part_number} quedó al día`,
    resultado: resultadoOf(events, ProductRegistered),
  }),
});
