import { addDays, dayOf } from '@power/domain/kernel/dates';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;

interface DemoTraining {
  readonly nombre: string;
  readonly relator: string;
  readonly lugar: string;
  readonly link: string;
  readonly cupos: number;
  readonly publica?: true;
  /** Days from the end of the history. */
  readonly dia: number;
  readonly inscritos: readonly (readonly [nombre: string, empresa: string])[];
  readonly cancelada?: string;
}

const TRAININGS: readonly DemoTraining[] = [
  {
    nombre: 'Instalación de cámaras IP',
    relator: 'Equipo de preventa',
    lugar: 'Sala de capacitación',
    link: '',
    cupos: 12,
    dia: -20,
    inscritos: [
      ['Camila Fuentes', 'Seguridad Andina'],
      ['Jorge Paredes', 'Redes del Sur'],
      ['Valentina Rojas', 'Instaladora Norte'],
    ],
  },
  {
    nombre: 'Alarmas inalámbricas: de la visita a la puesta en marcha',
    relator: '',
    lugar: '',
    link: 'https://reunion.power.test/alarmas',
    cupos: 40,
    publica: true,
    dia: 12,
    inscritos: [
      ['Diego Salas', 'Alarmas Alerce'],
      ['Paula Muñoz', ''],
    ],
  },
  {
    nombre: 'Control de acceso en edificios',
    relator: '',
    lugar: 'Sala de capacitación',
    link: '',
    cupos: 8,
    dia: 25,
    inscritos: [],
    cancelada: 'El relator no puede ese día',
  },
];

/** Trainings of customers: one that took place, with its attendance, one to come and one that was called off. */
export function trainingCommands(directory: Directory, run: Run): DemoCommand[] {
  const as = directory.user('marketing@power.test');
  const end = Date.parse(run.until);
  return TRAININGS.flatMap(({ dia, inscritos, cancelada, ...more }, n): DemoCommand[] => {
    const id = n + 1;
    let clock = end + Math.min(-25, dia - 15) * DAY + n * DAY;
    const give = (part: string, name: string, request: object, extra: Partial<DemoCommand> = {}): DemoCommand => ({
      name,
      request,
      as,
      now: new Date((clock += 60_000)).toISOString(),
      commandId: commandIdOf(run, 'capacitacion', id, part),
      ...extra,
    });
    const fecha = addDays(dayOf(run.until), dia);
    const made = give(
      'programar',
      'schedule-training',
      { accion: 'capacitacion', capacitacion: { ...more, fecha, hora: '10:00' } },
      { numbers: { capacitacion: id } },
    );
    const people = inscritos.map(([nombre, empresa], at) =>
      give(`inscribir-${at}`, 'enrol-person', {
        accion: 'inscribir',
        id,
        inscrito: {
          nombre,
          empresa,
          email: `${nombre.toLowerCase().split(' ')[0]!.normalize('NFD').replace(/\p{M}/gu, '')}@cliente.test`,
        },
      }),
    );
    if (cancelada !== undefined)
      return [made, ...people, give('cancelar', 'cancel-training', { accion: 'cancelar', id, motivo: cancelada })];
    if (dia >= 0) return [made, ...people];
    clock = end + (dia + 1) * DAY;
    return [
      made,
      ...people,
      give('asistencia', 'take-attendance', {
        accion: 'asistencia',
        id,
        asistentes: inscritos.slice(1).map((_, at) => at + 1),
      }),
    ];
  });
}
