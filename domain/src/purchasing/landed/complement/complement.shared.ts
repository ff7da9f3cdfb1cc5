import { roundCents, roundPesos } from '../../../kernel/money.ts';
import { allocated } from '../allocation.shared.ts';
import type { CostedProduct } from '../effect.shared.ts';
import { type Problem, WEIGHT, WITHOUT } from '../landed.shared.ts';
import type { LineaCosteada } from '../parts.ts';
import { leftOf, stillThere } from '../still-there.shared.ts';
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

/**
 * The same taken back: out of the stock goes what of it is in there by now, which is all where nothing came since; what
 * left meanwhile took its part along.
 */
export function revertedEffect(
  done: EfectoComplemento,
  { agregado }: Pick<Complemento, 'agregado'>,
  product: CostedProduct,
): EfectoComplemento {
  const { fisico, pmp } = product;
  const of = leftOf(done.fisico, agregado, product);
  const ajuste_stock = done.fisico > 0 ? -roundPesos((done.ajuste_stock * of) / done.fisico) || 0 : 0;
  const pmp_cambio = fisico > 0 ? -roundCents((done.pmp_cambio * of) / fisico) || 0 : 0;
  return {
    ...named(done),
    fisico,
    pmp_antes: pmp,
    pmp: roundCents(pmp + pmp_cambio),
    pmp_cambio,
    ajuste_stock,
    ajuste_vendido: -done.pesos - ajuste_stock,
    cantidad: done.cantidad,
    en_stock: Math.min(done.en_stock, of),
    pesos: -done.pesos,
  };
}
interface Complemented<C> {
  readonly complementos: readonly C[];
}
/** Those that stand. */
export const standing = <C extends Pick<Complemento, 'estado'>>({ complementos }: Complemented<C>): C[] =>
  complementos.filter(({ estado }) => estado === 'Vigente');

type Sum = 'pesos' | 'ajuste_stock' | 'ajuste_vendido';
/** What those that stand come to. */
export const complementsOf = (cost: Complemented<Pick<Complemento, 'estado' | Sum>>, of: Sum): number =>
  standing(cost).reduce((sum, one) => sum + one[of], 0);

type LineEffect = Pick<EfectoComplemento, 'linea' | 'pesos' | 'ajuste_vendido'>;
/** What those that stand add to a line. */
export const complementsOfLine = (
  cost: Complemented<Pick<Complemento, 'estado'> & { readonly aplicado: readonly LineEffect[] }>,
  linea: number,
  of: 'pesos' | 'ajuste_vendido',
): number =>
  standing(cost).reduce((sum, { aplicado }) => sum + (aplicado.find((one) => one.linea === linea)?.[of] ?? 0), 0);
