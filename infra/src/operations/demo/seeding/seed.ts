import { hashPassword } from '../../../platform/access/password.ts';
import { demoPassword } from '../../launcher/greeting.ts';
import { tradingHistory } from '../story/story.ts';
import { timeline } from '../story/timeline.ts';
import { type BatchTarget, beginningOf, type Refusal, sendAll } from './batches.ts';
import { companyCommands } from './company-commands.ts';
import { directoryOf } from './directory.ts';
import { historyCommands } from './history-commands.ts';
import { type Run, runOf } from './run.ts';
import { companyFor } from './size.ts';

export interface Seeded {
  commands: number;
  refused: Refusal[];
  orders: number;
}

const DAY = 86_400_000;
const thousands = (n: number): string => n.toLocaleString('es-CL');

/**
 * Builds the demo company by commands, or goes on where a killed run stopped; all of it again writes nothing.
 * Undefined when the log holds somebody's own work.
 */
export async function seedDemoCompany(
  target: BatchTarget,
  wanted: Run,
  say: (line: string) => void,
): Promise<Seeded | undefined> {
  const { inicio, propio } = await beginningOf(target);
  if (!propio) return undefined;
  const run = (inicio !== null && runOf(inicio)) || wanted;
  const company = companyFor(run.seed, run.orders);
  const directory = directoryOf(company, run);
  const plans = tradingHistory({ ...run, company });
  const steps = timeline(plans);
  const from = new Date(Date.parse(steps[0]?.at ?? run.until) - DAY).toISOString();
  const setUp = companyCommands(company, directory, run, from, await hashPassword(demoPassword));
  const total: Seeded = { commands: 0, refused: [], orders: plans.filter((plan) => plan.tipo === 'pedido').length };
  const send = async (
    ...args: Parameters<typeof sendAll> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<void> => {
    const { commands, refused } = await sendAll(target, ...args);
    total.commands += commands;
    total.refused.push(...refused);
  };

  say(
    `Creando ${setUp.usuarios.length} usuarios, ${setUp.opciones.length} formas de pago y ${thousands(setUp.clientes.length)} clientes…`,
  );
  await send([...setUp.opciones, ...setUp.usuarios]);
  await send(setUp.clientes);
  say(`Creando ${thousands(setUp.productos.length)} productos…`);
  await send(setUp.productos);
  const commands = [...historyCommands(steps, directory, run)];
  say(`Registrando 18 meses de operación: ${thousands(total.orders)} pedidos…`);
  let quarter = 1;
  await send(commands, (done) => {
    for (; quarter < 4 && done >= (commands.length * quarter) / 4; quarter += 1) say(`… ${quarter * 25} %`);
  });
  return total;
}
