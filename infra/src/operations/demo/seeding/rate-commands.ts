import { addDays, dayOf, instantOf } from '@power/domain/kernel/dates';
import { seededRandom } from '../random.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const YEAR = 365;
/** Of a hundred workdays the bank gives no value on so many. */
const HOLIDAYS = 0.03;
const cents = (value: number): number => Math.round(value * 100) / 100;
const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** A year of dollar and euro as the bank gives them, and the dollar of customs by hand; dated before the end, not before `from`. */
export function rateCommands(directory: Directory, run: Run, from: string): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/tipos de cambio`);
  const finance = directory.user('finanzas@power.test');
  const first = new Date(Date.parse(from) + DAY).toISOString();
  let value = 948;
  return Array.from({ length: YEAR }, (_, n) => YEAR - n).flatMap((back): DemoCommand[] => {
    const fecha = addDays(dayOf(run.until), -back);
    // On its own day by the calendar: 24 hours back from the hour after midnight are the day before it in winter.
    const told = instantOf(fecha, '09:00')!;
    const now = told < first ? first : told;
    value = Math.min(1010, Math.max(905, value + rng.normal(0, 3.2)));
    const bank = (tipo: 'dolar' | 'euro', valor: number): DemoCommand => ({
      name: 'set-dollar',
      request: { accion: 'dolar', tipo, fecha, valor: cents(valor) },
      commandId: commandIdOf(run, 'set-dollar', tipo, fecha),
      as: SYSTEM_ID,
      now,
    });
    const customs: DemoCommand = {
      name: 'enter-rate',
      request: {
        accion: 'valor',
        tipo: 'aduanero',
        fecha,
        valor: cents(value),
        origen: 'Servicio Nacional de Aduanas',
      },
      commandId: commandIdOf(run, 'enter-rate', fecha),
      as: finance,
      now,
    };
    return [
      ...(fecha.endsWith('-01') ? [customs] : []),
      ...(isWorkday(fecha) && !rng.chance(HOLIDAYS) ? [bank('dolar', value), bank('euro', value * 1.09)] : []),
    ];
  });
}
