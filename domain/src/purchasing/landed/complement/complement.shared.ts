import { roundCents, roundPesos } from '../../../kernel/money.ts';
import { allocated } from '../allocation.shared.ts';
import { carriedUnits, type CostedProduct, reversalOf } from '../effect.shared.ts';
import { type Problem, WEIGHT, WITHOUT } from '../landed.shared.ts';
import type { LineaCosteada } from '../parts.ts';
import { stillThere } from '../still-there.shared.ts';
import type { Complemento, ComplementoPedido, EfectoComplemento } from './parts.ts';

/** What it comes to in pesos, and each line's part of it, exact to the peso. */
export function partsOf(
  { monto, moneda, tipo_cambio, reparto }: ComplementoPedido,
  lineas: readonly LineaCosteada[],
): { readonly pesos: number; readonly partes: readonly number[] } | Problem {
  if (moneda !== 'CLP' && tipo_cambio === null)
    return {
      codigo: 'FALTA_TIPO_CAMBIO',
      campo: 'tipo_cambio',
      mensaje: `El complemento está en ${moneda}: ingresa su tipo de cambio.`,
    };
  if (moneda === 'CLP' && !Number.isInteger(monto))
    return {
      codigo: 'PESOS_ENTEROS',
      campo: 'monto',
      mensaje: 'El complemento está en pesos: ingrésalo sin decimales.',
    };
  const pesos = roundPesos(monto * (moneda === 'CLP' ? 1 : tipo_cambio!));
  const partes = allocated(pesos, lineas.map(WEIGHT[reparto]));
  return partes
    ? { pesos, partes }
    : {
        codigo: 'REPARTO_SIN_BASE',
        campo: 'reparto',
        mensaje: `El complemento se reparte por ${reparto.toLowerCase()} y ${WITHOUT[reparto]}. Elige otro reparto.`,
      };
}

const named = ({
  linea,
  producto_id,
  part_number,
}: Pick<EfectoComplemento, 'linea' | 'producto_id' | 'part_number'>) => ({
  linea,
  producto_id,
  part_number,
});

/**
 * What a line's part does to its product: as much of it as is still there moves the average of what is in hand; the rest
 * is of goods that were sold, told apart, and moves nothing. Both together are the part, to the peso.
 */
export function complementEffect(line: LineaCosteada, pesos: number, product: CostedProduct): EfectoComplemento {
  const { cantidad } = line;
  const { fisico, pmp } = product;
  const en_stock = stillThere(line.entradas, product);
  const held = (pesos * en_stock) / cantidad;
  const ajuste_stock = roundPesos(held);
  const pmp_cambio = fisico > 0 ? roundCents(held / fisico) : 0;
  return {
    ...named(line),
    fisico,
    pmp_antes: pmp,
    pmp: roundCents(pmp + pmp_cambio),
    pmp_cambio,
    ajuste_stock,
    ajuste_vendido: pesos - ajuste_stock,
    cantidad,
    en_stock,
    pesos,
  };
}

/** The same taken back: {@link reversalOf}. */
export function revertedEffect(
  done: EfectoComplemento,
  { agregado }: Pick<Complemento, 'agregado'>,
  product: CostedProduct,
): EfectoComplemento {
  return {
    ...reversalOf(done, agregado, product),
    cantidad: done.cantidad,
    en_stock: Math.min(done.en_stock, carriedUnits(done.fisico, agregado, product).units),
    pesos: -done.pesos,
  };
}
interface Complemented<C> {
  readonly complementos: readonly C[];
}
/** Those that stand. */
export const standing = <C extends Pick<Complemento, 'estado'>>({ complementos }: Complemented<C>): C[] =>
  complementos.filter(({ estado }) => estado === 'Vigente');

/** Pesos that those that stand come to. */
export const complementsOf = (cost: Complemented<Pick<Complemento, 'estado' | 'pesos'>>): number =>
  standing(cost).reduce((sum, one) => sum + one.pesos, 0);

type LinePesos = Pick<EfectoComplemento, 'linea' | 'pesos'>;
/** Pesos that those that stand add to a line. */
export const complementsOfLine = (
  cost: Complemented<Pick<Complemento, 'estado'> & { readonly aplicado: readonly LinePesos[] }>,
  linea: number,
): number =>
  standing(cost).reduce((sum, { aplicado }) => sum + (aplicado.find((one) => one.linea === linea)?.pesos ?? 0), 0);
