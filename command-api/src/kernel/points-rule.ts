import type { PointsRule } from '@power/domain/points/moves.shared';

/** Percent and months by configuration; the launcher has checked both (platform/config.ts). */
export const pointsRule = (env: NodeJS.ProcessEnv = process.env): PointsRule => ({
  porcentaje: Number(env.PUNTOS_PORCENTAJE || 1),
  meses: Number(env.PUNTOS_MESES || 12),
});
