import { noticeOf } from '@power/domain/notifications/sending-input.shared';
import type { Perfil } from '@power/domain/kernel/perfiles';
import { uuidFrom } from '../../../platform/commands/ids.ts';
import type { DemoCompany } from '../company.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const MARKETING = 'marketing@power.test';
/** Customers who use the app. */
const CUSTOMERS: readonly Perfil[] = ['Reseller', 'Cliente'];

const empty = { tipo: 'Aviso', subtitulo: '', bajada: '', producto: '', marca: '', link: '' };
const OFFER = {
  ...empty,
  tipo: 'Oferta',
  titulo: 'Semana de cámaras IP',
  subtitulo: 'Hasta agotar stock',
  contenido: 'Cámaras domo y bullet de 4 MP a precio de tier superior toda esta semana.',
  marca: 'Hikvision',
};
const HOLIDAY = {
  ...empty,
  titulo: 'Horario especial de despacho',
  contenido: 'El viernes los despachos salen hasta las 13:00. Haz tu pedido antes de las 11:00.',
};
const TRAINING = {
  ...empty,
  tipo: 'capacitacion',
  titulo: 'Capacitación de alarmas inalámbricas',
  bajada: 'Cupos limitados',
  contenido: 'Inscríbete en la capacitación de alarmas inalámbricas de este mes, en línea y sin costo.',
};
const segmento = { perfiles: CUSTOMERS, tipos_cliente: [], marcas: [] };

interface Told {
  readonly company: DemoCompany;
  readonly directory: Directory;
  readonly run: Run;
}

/** A mass notification that somebody of Marketing asks for, to start at an instant. */
function scheduled({ company, directory, run }: Told, n: number, mensaje: typeof OFFER, at: number, starts: number) {
  const as = directory.user(MARKETING);
  const personas = company.usuarios
    .filter(({ perfil }) => CUSTOMERS.includes(perfil))
    .map(({ nombre, email }) => ({ _id: directory.user(email), nombre }));
  const step = (what: string, name: string, when: number, request: object, more: Partial<DemoCommand> = {}) => ({
    name,
    request,
    commandId: commandIdOf(run, 'envio', n, what),
    as,
    now: new Date(when).toISOString(),
    ...more,
  });
  const request = { ...mensaje, segmento, programada: new Date(starts).toISOString() };
  const asked = step('programar', 'send-mass-notification', at, request, {
    facts: { _id: String(n), personas: personas.length },
    numbers: { envio: n },
  });
  return { asked, step, personas, autor: company.usuarios.find(({ email }) => email === MARKETING)!.nombre };
}

/** Weeks ago: one that everybody received, and one that was cancelled before its hour. What its process did is told with it. */
export function pastSendings(company: DemoCompany, directory: Directory, run: Run): DemoCommand[] {
  const told = { company, directory, run };
  const end = Date.parse(run.until);
  const sent = end - 20 * DAY;
  const { asked, step, personas, autor } = scheduled(told, 1, OFFER, sent - DAY, sent);
  const system = { as: SYSTEM_ID };
  const notices = personas.map(({ _id }) => ({
    _id,
    command: step(
      _id,
      'create-notification',
      sent + MINUTE,
      {
        accion: 'crear',
        ...noticeOf(OFFER),
        usuarios: [_id],
        user_origen: { _id: directory.user(MARKETING), nombre: autor },
      },
      system,
    ),
  }));
  const resultados = notices.map(({ _id, command }) => ({
    persona: _id,
    notificacion: uuidFrom('notification', command.commandId),
    error: '',
  }));
  const withdrawn = scheduled(told, 2, HOLIDAY, end - 9 * DAY, end - 7 * DAY);
  return [
    asked,
    step('iniciar', 'start-sending', sent, { accion: 'iniciar', id: '1' }, { ...system, facts: { personas } }),
    ...notices.map(({ command }) => command),
    step('avance', 'report-sending', sent + 2 * MINUTE, { accion: 'avance', id: '1', parte: 0, resultados }, system),
    withdrawn.asked,
    withdrawn.step('cancelar', 'cancel-sending', end - 8 * DAY, {
      accion: 'cancelar',
      id: '2',
      motivo: 'El horario de despacho no cambia',
    }),
  ];
}

/** One that is still to come: its process, which hears what is news alone, starts it when its hour has come. */
export function comingSending(company: DemoCompany, directory: Directory, run: Run): DemoCommand[] {
  const end = Date.parse(run.until);
  return [scheduled({ company, directory, run }, 3, TRAINING, end - 2 * MINUTE, end + 3 * DAY).asked];
}
