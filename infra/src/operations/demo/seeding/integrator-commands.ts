import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;

const KEYS = [
  {
    nombre: 'Tienda en línea',
    alcances: ['stock', 'precios'],
    ips: ['200.10.4.0/24'],
    por_minuto: 120,
    por_dia: 20_000,
  },
  { nombre: 'ERP de compras', alcances: ['stock', 'precios', 'pedidos'], ips: [], por_minuto: 60, por_dia: 5000 },
  { nombre: 'Comparador de precios', alcances: ['precios'], ips: [], por_minuto: 30, por_dia: 1000 },
];

/** Keys of three customers' programs: one in use, one that was rotated, one that was suspended. Nobody knows their secrets. */
export function integratorCommands(directory: Directory, run: Run): DemoCommand[] {
  const as = directory.user('administrador@power.test');
  let clock = Date.parse(run.until) - 12 * DAY;
  const give = (n: number, name: string, request: object, more: Partial<DemoCommand> = {}): DemoCommand => ({
    name,
    request,
    as,
    now: new Date((clock += DAY)).toISOString(),
    commandId: commandIdOf(run, 'clave-api', n, name),
    ...more,
  });
  // The first of the directory is the company itself.
  const customers = directory.customers.slice(1, 1 + KEYS.length);
  return customers.flatMap(({ codigo_sap }, n): DemoCommand[] => {
    const id = n + 1;
    const cliente = String(directory.customer(codigo_sap));
    const created = give(
      id,
      'create-integrator',
      { accion: 'clave', integrador: { ...KEYS[n], cliente } },
      { numbers: { claveapi: id } },
    );
    if (n === 1) return [created, give(id, 'rotate-integrator', { accion: 'rotar', id, horas: 24 })];
    if (n === 2)
      return [
        created,
        give(id, 'suspend-integrator', {
          accion: 'suspender',
          id,
          motivo: 'Consulta el catálogo completo cada minuto',
        }),
      ];
    return [created];
  });
}
