import type { DemoCompany } from '../company.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const MINUTE = 60_000;
const HANDS = ['bodega.y.despacho@power.test', 'jefe.de.bodega@power.test', 'asistente.bodega@power.test'] as const;

/** Goods in hand right now: some since minutes, some that somebody forgot. */
export function trolleyCommands(company: DemoCompany, directory: Directory, run: Run): DemoCommand[] {
  const end = Date.parse(run.until);
  const goods = company.productos.filter(({ costo_fob }) => costo_fob > 0).slice(20, 26);
  const give = (what: string, name: string, as: string, minutes: number, request: object): DemoCommand => ({
    name,
    request,
    as,
    now: new Date(end - minutes * MINUTE).toISOString(),
    commandId: commandIdOf(run, 'carro', what),
  });
  return goods.flatMap(({ codigo }, n) => {
    const producto = String(directory.product(codigo));
    const as = directory.user(HANDS[n % HANDS.length]!);
    return [
      give(`entra/${n}`, 'receive-stock', directory.user('administrador@power.test'), 200 - n, {
        producto,
        bodega: 'BOD',
        cantidad: 6 + n,
        motivo: 'Devolución de demostración',
      }),
      {
        ...give(`toma/${n}`, 'take-to-trolley', as, [6, 14, 22, 47, 95, 180][n]!, {
          accion: 'tomar',
          producto,
          bodega: 'BOD',
          cantidad: 2 + n,
        }),
        // What just came back nobody has registered.
        facts: { lugar: null },
      },
    ];
  });
}
