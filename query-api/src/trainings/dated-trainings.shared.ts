import { startOfDay } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import { mayCall } from '@power/domain/kernel/call';
import { trainingGrid } from '@power/domain/trainings/views/queries';
import type { Reader } from '@power/infra/platform/sql/reader';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const MINUTE = 60_000;
const minutesOf = (hora: string): number => {
  // A row of before hours were held to their shape stands at the beginning of its day.
  const [hours = 0, minutes = 0] = hora.split(':').map((part) => Number(part) || 0);
  return hours * 60 + minutes;
};

/** Trainings between two days, for whoever organises them. */
export async function datedTrainings(
  rows: Reader,
  user: Principal,
  { desde, hasta }: { readonly desde: string; readonly hasta: string | undefined },
  most: number,
) {
  if (!mayCall(trainingGrid.access, user)) return { total: 0, eventos: [] };
  let found = rows
    .from('training_list')
    .select(['number', 'nombre', 'fecha', 'hora', 'lugar', 'creado_por', 'cantidad_inscritos', 'cupos'])
    .select(totalFound)
    .where('estado', '<>', 'Cancelada')
    .where('fecha', '>=', desde);
  if (hasta !== undefined) found = found.where('fecha', '<=', hasta);
  const { rows: dated, total } = withTotal(await found.orderBy('fecha').orderBy('_key').limit(most).execute());
  return {
    total,
    eventos: dated.map((t) => ({
      _id: `capacitacion-${t.number}`,
      fecha: new Date(Date.parse(startOfDay(t.fecha)) + minutesOf(t.hora) * MINUTE).toISOString(),
      titulo: `Capacitación: ${t.nombre}`,
      comentario: `${t.lugar || 'En línea'}, ${t.cantidad_inscritos} de ${t.cupos} inscritos`,
      origen: 'capacitacion' as const,
      usuario: t.creado_por,
      propio: false,
      capacitacion: t.number,
    })),
  };
}
