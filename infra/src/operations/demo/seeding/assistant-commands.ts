import { seededRandom } from '../random.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const DAYS = 365;
/** One question for so many orders, and never fewer than a year is looked at with. */
const ORDERS_PER_QUESTION = 8;
const FEWEST = 150;
const STORE_DAYS = 60;

/** Topics by how often, and what is asked about each. */
const TOPICS: readonly (readonly [tema: string, weight: number, preguntas: readonly string[]])[] = [
  [
    'Stock',
    30,
    ['¿Hay stock de cámaras domo de 4 MP?', '¿Cuándo llega el NVR de 16 canales?', '¿Quedan baterías de 12 V?'],
  ],
  ['Precios', 24, ['¿Cuál es mi precio en switches PoE?', '¿Hay descuento por volumen en cable UTP?']],
  ['Pedidos', 18, ['¿Mi pedido ya está listo para retirar?', '¿Puedo agregar una línea a mi pedido?']],
  ['Despacho', 10, ['¿Despachan a Punta Arenas?', '¿Cuánto demora el despacho a Antofagasta?']],
  ['Pesos Mobile', 8, ['¿Cuántos Pesos Mobile tengo?', '¿Cuándo vencen mis Pesos Mobile?']],
  ['Garantía', 6, ['¿Cómo tramito la garantía de un disco duro?', '¿Qué garantía tienen los alternadores?']],
  ['Facturas', 4, ['¿Dónde descargo mi factura?']],
];

/** A year of questions to the app's assistant by hour of the working day, and two months of what the app stores said. */
export function assistantCommands(directory: Directory, run: Run): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/asistente`);
  const chief = directory.user('administrador@power.test');
  const end = Date.parse(run.until);
  const total = Math.max(FEWEST, Math.round(run.orders / ORDERS_PER_QUESTION));
  const topics = TOPICS.map((topic) => [topic, topic[1]] as const);
  const questions = Array.from({ length: total }, (_, i): DemoCommand => {
    const [tema, , preguntas] = rng.weighted(topics);
    // Noon of Santiago and some hours around it; the oldest first.
    const day = Math.floor((end - DAYS * DAY * (1 - i / total)) / DAY) * DAY;
    const at = day + (15 + rng.int(-6, 7)) * HOUR + rng.int(0, 3599) * 1000;
    return {
      name: 'record-interaction',
      request: { tema, pregunta: rng.pick(preguntas), respondida: rng.chance(0.92) },
      commandId: commandIdOf(run, 'asistente', i + 1),
      as: chief,
      now: new Date(Math.min(at, end)).toISOString(),
    };
  });
  const figures = Array.from({ length: STORE_DAYS * 2 }, (_, i): DemoCommand => {
    const tienda = i % 2 === 0 ? 'google' : 'apple';
    const back = STORE_DAYS - Math.floor(i / 2);
    return {
      name: 'import-store-figure',
      request: {
        accion: 'importar',
        fila: {
          tienda,
          app: 'Power Mobile',
          fecha: new Date(end - back * DAY).toISOString().slice(0, 10),
          descargas: tienda === 'google' ? rng.int(6, 32) : rng.int(2, 14),
          pista: 'production',
          version: back > 30 ? '2.3.0' : '2.4.1',
          estado: 'Publicada',
        },
      },
      commandId: commandIdOf(run, 'tienda', i + 1),
      as: chief,
      now: new Date(end).toISOString(),
    };
  });
  return [...questions, ...figures];
}
