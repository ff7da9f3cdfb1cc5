import { DEAD_HOOK } from '../program-use.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
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

/** Where the second program is told; nobody answers there, as at every address that ends in .test. */
const HOOK = { url: 'https://erp.andes.test/avisos', temas: ['pedidos', 'documentos', 'stock'] };
const HOOK_FACTS = { semilla: 'demo', final_secreto: 'demo', inside: false };

/**
 * Keys of three customers' programs: one in use, one that was rotated and whose program stopped listening, one that was
 * suspended. Nobody knows their secrets.
 */
export function integratorCommands(directory: Directory, run: Run): DemoCommand[] {
  const as = directory.user('administrador@power.test');
  const end = Date.parse(run.until);
  const give = (
    n: number,
    days: number,
    name: string,
    request: object,
    more: Partial<DemoCommand> = {},
  ): DemoCommand => ({
    name,
    request,
    as,
    now: new Date(end - days * DAY).toISOString(),
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
      35 - n,
      'create-integrator',
      { accion: 'clave', integrador: { ...KEYS[n], cliente } },
      { numbers: { claveapi: id } },
    );
    if (n === 1)
      return [
        created,
        give(id, 30, 'set-integrator-hook', { accion: 'aviso', id, aviso: HOOK }, { facts: HOOK_FACTS }),
        give(id, 12, 'rotate-integrator', { accion: 'rotar', id, horas: 24 }),
        give(id, 1, 'set-integrator-hook-aside', { accion: 'apartaraviso', id, nota: DEAD_HOOK }, { as: SYSTEM_ID }),
      ];
    if (n === 2)
      return [
        created,
        give(id, 2, 'suspend-integrator', {
          accion: 'suspender',
          id,
          motivo: 'Consulta el catálogo completo cada minuto',
        }),
      ];
    return [created];
  });
}
