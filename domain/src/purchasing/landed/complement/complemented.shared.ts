import { claimKey } from '../../../kernel/master-rows.ts';
import { pesosText } from '../../../kernel/money.ts';
import { type Rejection, reject } from '../../../kernel/rejection.ts';
import { type CostedProduct, impossible } from '../effect.shared.ts';
import type { LineaCosteada } from '../parts.ts';
import { complementEffect, complementsOfLine, partsOf, standing } from './complement.shared.ts';
import type { Complemento, ComplementoPedido, EfectoComplemento } from './parts.ts';

/** Of a landed cost, what a complement is held against. */
interface Complementable {
  readonly lineas: readonly LineaCosteada[];
  readonly complementos: readonly Complemento[];
}

/** The refusal of a bill that is there already. */
function known(titulo: string, cost: Complementable, { emisor, documento }: ComplementoPedido): Rejection | undefined {
  const same = standing(cost).find(
    (one) => claimKey(one.emisor) === claimKey(emisor) && claimKey(one.documento) === claimKey(documento),
  );
  return (
    same &&
    reject(
      'COMPLEMENTO_REPETIDO',
      titulo,
      `El documento ${same.documento} de ${same.emisor} ya está en el complemento N° ${same.complemento}. ` +
        'Revisa el número, o revierte ese complemento.',
      { campo: 'documento' },
    )
  );
}

/** The refusal where a product would cost less than nothing; `what` says what to do. */
export function beyondCost(
  titulo: string,
  cost: Complementable,
  aplicado: readonly EfectoComplemento[],
  what: string,
): Rejection | undefined {
  for (const { linea, pesos, part_number } of aplicado) {
    const had = cost.lineas.find((line) => line.linea === linea)!.costo_total + complementsOfLine(cost, linea);
    if (had + pesos < 0)
      return reject(
        'REBAJA_EXCESIVA',
        titulo,
        `Rebajaría ${pesosText(-pesos)} a ${part_number}, que costó ${pesosText(had)} en este precio de entrega. ${what}`,
      );
  }
  return undefined;
}

/** What a complement would do to each product of a posted cost, or why it cannot. */
export function complemented(
  titulo: string,
  cost: Complementable,
  asked: ComplementoPedido,
  productos: Readonly<Record<string, CostedProduct>>,
): Pick<Complemento, 'pesos' | 'ajuste_stock' | 'ajuste_vendido' | 'aplicado'> | Rejection {
  const twice = known(titulo, cost, asked);
  if (twice) return twice;
  const parts = partsOf(asked, cost.lineas);
  if ('codigo' in parts) return reject(parts.codigo, titulo, parts.mensaje, { campo: parts.campo });
  const aplicado = cost.lineas.map((line, n) => complementEffect(line, parts.partes[n]!, productos[line.producto_id]!));
  const odd = beyondCost(titulo, cost, aplicado, 'Revisa el monto.') ?? impossible(titulo, aplicado);
  if (odd) return odd;
  const sum = (of: 'ajuste_stock' | 'ajuste_vendido') => aplicado.reduce((all, one) => all + one[of], 0);
  return { pesos: parts.pesos, ajuste_stock: sum('ajuste_stock'), ajuste_vendido: sum('ajuste_vendido'), aplicado };
}
