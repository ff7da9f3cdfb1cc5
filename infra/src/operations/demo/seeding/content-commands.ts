import { pieceDrawing } from '../drawings.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const MARKETING = 'marketing@power.test';

interface DemoPiece {
  readonly titulo: string;
  readonly texto: string;
  readonly enlace: string;
  readonly audiencia?: readonly string[];
  readonly boton?: string;
  /** Days from the end of the history. */
  readonly desde: number;
  readonly hasta: number | null;
  readonly publicado: boolean;
}

const BANNERS: readonly DemoPiece[] = [
  {
    titulo: 'Semana de cámaras IP',
    texto: 'Domo y bullet de 4 MP a precio de tier superior, hasta agotar stock.',
    enlace: '/web?categoria=videovigilancia',
    desde: -3,
    hasta: 4,
    publicado: true,
  },
  {
    titulo: 'Precio especial para Gold y Platinum',
    texto: 'Grabadores de 16 canales con disco incluido.',
    enlace: '/web?buscar=NVR',
    audiencia: ['Gold', 'Platinum'],
    desde: -20,
    hasta: null,
    publicado: true,
  },
  {
    titulo: 'Despacho gratis en Santiago',
    texto: 'Pedidos desde $300.000 neto, dentro de Américo Vespucio.',
    enlace: '/web',
    desde: -60,
    hasta: -30,
    publicado: true,
  },
  {
    titulo: 'Capacitación de alarmas inalámbricas',
    texto: 'Inscríbete: en línea y sin costo.',
    enlace: '/web',
    audiencia: ['Integrador'],
    desde: 7,
    hasta: 21,
    publicado: false,
  },
];

const SLIDES: readonly DemoPiece[] = [
  {
    titulo: 'Videovigilancia para cada obra',
    texto: 'Cámaras, grabadores y discos en stock en Santiago.',
    enlace: '/web?categoria=videovigilancia',
    boton: 'Ver productos',
    desde: -90,
    hasta: null,
    publicado: true,
  },
  {
    titulo: 'Redes que no se caen',
    texto: 'Routers, switches PoE y enlaces inalámbricos.',
    enlace: '/web?categoria=redes-y-energia',
    boton: 'Ver redes',
    desde: -45,
    hasta: null,
    publicado: true,
  },
  {
    titulo: 'Control de acceso',
    texto: 'Cerraduras, lectores y terminales biométricos.',
    enlace: '/web?categoria=seguridad',
    boton: 'Ver acceso',
    desde: 10,
    hasta: 40,
    publicado: true,
  },
];

/** Banners and slides as Marketing makes them: a draft, its pictures, then published. */
export function contentCommands(directory: Directory, run: Run): DemoCommand[] {
  const end = Date.parse(run.until);
  let clock = end - 2 * DAY;
  const as = directory.user(MARKETING);
  const dayAt = (days: number): string => new Date(end + days * DAY).toISOString().slice(0, 10);
  const made = (name: string, payload: string, pieces: readonly DemoPiece[], sizes: readonly [number, number][]) =>
    pieces.flatMap(({ publicado, desde, hasta, ...piece }, i): DemoCommand[] => {
      const id = String(i + 1);
      const step = (what: string, command: string, request: object, more: Partial<DemoCommand> = {}): DemoCommand => ({
        name: command,
        request,
        commandId: commandIdOf(run, name, i + 1, what),
        as,
        now: new Date((clock += 60_000)).toISOString(),
        ...more,
      });
      const record = { ...piece, desde: dayAt(desde), hasta: hasta === null ? null : dayAt(hasta), orden: i + 1 };
      return [
        step('crear', `create-${name}`, { [payload]: record }, { numbers: { [name]: i + 1 } }),
        ...sizes.map(([width, height], n) =>
          step(
            `diseno-${n}`,
            `set-${name}-picture`,
            { id, nombre: `diseno-${i + 1}.png`, campo: n === 0 ? 'imagen' : 'imagen_movil' },
            { drawing: pieceDrawing(i, width, height) },
          ),
        ),
        ...(publicado ? [step('publicar', `change-${name}`, { id, [payload]: { estado: 'Publicado' } })] : []),
      ];
    });
  return [
    ...made('banner', 'anuncio', BANNERS, [
      [1200, 300],
      [600, 400],
    ]),
    ...made('slide', 'slide', SLIDES, [
      [1200, 480],
      [600, 700],
    ]),
  ];
}
