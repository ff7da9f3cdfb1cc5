import { pointsSummary } from '@power/domain/points/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(pointsSummary, async (_, { rows }) => {
  const sums = await rows
    .from('points_list')
    .select((of) => ['movimiento', of.fn.sum<number>('puntos').as('puntos')])
    .groupBy('movimiento')
    .execute();
  const sum = (...which: string[]): number =>
    sums.reduce((all, { movimiento, puntos }) => all + (which.includes(movimiento) ? Number(puntos) : 0), 0);
  const having = await rows
    .from('points_list')
    .select('cliente_id')
    .groupBy('cliente_id')
    .having((of) => of.fn.sum('puntos'), '>', 0)
    .execute();
  return {
    ok: true as const,
    // What credit notes took back was not earned.
    ganados: sum('Ganados', 'Descontados'),
    usados: -sum('Usados', 'Devueltos'),
    vencidos: -sum('Vencidos'),
    saldo: sum('Ganados', 'Descontados', 'Usados', 'Devueltos', 'Vencidos'),
    clientes: having.length,
  };
});
