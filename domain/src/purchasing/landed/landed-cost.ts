import type { z } from 'zod';
import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import type { Attached } from '../../kernel/attachments.ts';
import {
  LandedCostChanged,
  LandedCostComplemented,
  LandedCostComplementReverted,
  LandedCostDrafted,
  LandedCostPosted,
  LandedCostReversalCorrected,
  LandedCostReverted,
  LandedCostSettled,
  type RefCosteo,
} from './events.ts';
import type { costeo } from './cost-state.ts';

export type LandedCost = z.infer<typeof costeo> & Attached;
export type LandedCostState = LandedCost | undefined;

/** Stream `landedcost-<number>`. */
export const landedCost = defineAggregate<LandedCostState>('landedcost', undefined, [
  on(LandedCostDrafted, (_, d) => ({
    ...d,
    costo_estimado: d.estado === 'Estimado' ? d.costo_total : null,
    contabilizado_por: null,
    contabilizado: null,
    aplicado: [],
    revertido_por: null,
    motivo_reversa: null,
    revertido: null,
    reversa: [],
    reversa_recalculada: true,
    correccion: [],
    corregida: null,
    liquidaciones: [],
    complementos: [],
  })),
  on(LandedCostChanged, (s, { estado, cambios }) => {
    if (!s) return s;
    const next = { ...s, ...cambios, estado };
    return { ...next, costo_estimado: estado === 'Estimado' ? next.costo_total : s.costo_estimado };
  }),
  on(
    LandedCostPosted,
    (s, { contabilizado_por, aplicado }, { at }) =>
      s && { ...s, estado: 'Contabilizado', contabilizado_por, contabilizado: at, aplicado },
  ),
  on(
    LandedCostReverted,
    (s, { revertido_por, motivo, aplicado, recalculado }, { at }) =>
      s && {
        ...s,
        estado: 'Revertido',
        revertido_por,
        motivo_reversa: motivo,
        revertido: at,
        reversa: aplicado,
        reversa_recalculada: recalculado,
      },
  ),
  on(LandedCostReversalCorrected, (s, { aplicado }, { at }) => s && { ...s, correccion: aplicado, corregida: at }),
  on(
    LandedCostSettled,
    (s, { costeo: _, ...d }, { at }) => s && { ...s, liquidaciones: [...s.liquidaciones, { ...d, at }] },
  ),
  on(
    LandedCostComplemented,
    (s, { costeo: _, bajo_costo: __, ...d }, { at }) =>
      s && {
        ...s,
        complementos: [
          ...s.complementos,
          {
            ...d,
            agregado: at,
            estado: 'Vigente',
            revertido_por: null,
            revertido: null,
            motivo_reversa: null,
            reversa: [],
          },
        ],
      },
  ),
  on(
    LandedCostComplementReverted,
    (s, { complemento, revertido_por, motivo, aplicado }, { at }) =>
      s && {
        ...s,
        complementos: s.complementos.map((one) =>
          one.complemento === complemento
            ? { ...one, estado: 'Revertido', revertido_por, revertido: at, motivo_reversa: motivo, reversa: aplicado }
            : one,
        ),
      },
  ),
  ...attachmentFolds<LandedCost>(),
]);

export const refOf = ({ _id, number }: LandedCost): RefCosteo => ({ _id, number });
