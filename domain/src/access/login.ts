import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { TERMINAL_PERFILES } from './terminal.shared.ts';
import { UPDATE_REFUSAL } from '../settings/maintenance.shared.ts';
import { SignedIn } from './events.ts';
import { landingOf } from './landing.ts';
import { lockedOut, type Lock } from './lock.ts';
import { email } from './profile-data.shared.ts';
import { effectivePermisos, user } from './user.ts';

/** What the handler found out: who has the address, whether the password fits, whether signing in is open at all. */
export interface LoginFacts {
  /** Id of the account; for an unknown address a stand-in without events. */
  readonly usuario: string;
  readonly claveCorrecta: boolean;
  readonly bloqueo?: Lock;
  readonly actualizacion: boolean;
  readonly sesion: string;
  readonly ip: string;
  readonly dispositivo: string;
}

const no = { auth: false };
/** Web: a browser. Terminal: a program, with the password. Dispositivo: the phone of the warehouse, with a code that was handed out. */
export type Cliente = 'web' | 'terminal' | 'dispositivo';

const wrongCode = () =>
  reject(
    'CREDENCIALES',
    'Error en los Datos',
    'El código no corresponde a ese correo, ya se usó o venció. Pide uno nuevo al Jefe de Bodega.',
    no,
  );
const wrong = () =>
  reject(
    'CREDENCIALES',
    'Error en los Datos',
    'No coinciden con una cuenta activa. Si no recuerdas tu contraseña, usa «¿Olvidaste tu contraseña?».',
    no,
  );

/** Why whoever asks has not shown to be that person; asked before a repeat is answered too, for its answer holds a token. */
export function refusedLogin(
  { bloqueo, claveCorrecta }: Pick<LoginFacts, 'bloqueo' | 'claveCorrecta'>,
  cliente: Cliente = 'web',
): Rejection | undefined {
  if (bloqueo) return lockedOut(bloqueo, no);
  if (claveCorrecta) return undefined;
  return cliente === 'dispositivo' ? wrongCode() : wrong();
}

/**
 * Sign-in (document 1 §4, §8). The answer does not tell whether an address exists. Profiles without a landing are refused
 * in the browser and get no session (requirements §0.3). Whoever works in the warehouse gets in with a code that the Jefe
 * de Bodega hands out and with nothing else, whatever a program says that it is.
 */
export const login = defineCommand({
  name: 'login',
  context: 'access',
  path: '/accesos/login',
  access: { publico: true },
  summary: 'Inicia una sesión con correo y contraseña',
  request: z.strictObject({
    email,
    password: z.string().min(1, 'Por favor ingresa tu contraseña').max(200),
    /** Of `dispositivo` the password is the code that was handed out. */
    cliente: z.enum(['web', 'terminal', 'dispositivo']).optional(),
  }),
  reply: z.object({ auth: z.literal(true), token: z.string(), equipo: z.string() }),
  aggregate: user,
  needsFacts: true,
  stream: (_, { facts }: { facts: LoginFacts }) => facts.usuario,
  decide(state, { cliente = 'web' }, { facts }) {
    const unproven = refusedLogin(facts, cliente);
    if (unproven) return unproven;
    if (!state.exists || !state.activo) return wrong();
    const terminal = cliente === 'dispositivo';
    // Two phones that type one code at once: the state says that it was used.
    if (terminal && (state.codigo === undefined || !TERMINAL_PERFILES.includes(state.perfil))) return wrongCode();
    if (facts.actualizacion && state.perfil !== 'Administrador') {
      return reject(UPDATE_REFUSAL.codigo, UPDATE_REFUSAL.titulo, UPDATE_REFUSAL.mensaje, no);
    }
    const landing = landingOf(state.perfil);
    const byCodeAlone = !terminal && TERMINAL_PERFILES.includes(state.perfil);
    if ((cliente === 'web' || byCodeAlone) && 'rechazo' in landing)
      return reject('PERFIL_SIN_INGRESO', 'Error de Autorización', landing.rechazo, no);
    const { marcas, ...cuenta } = state.cuenta;
    return [
      SignedIn({
        sesion: facts.sesion,
        usuario: state._id,
        email: state.email,
        perfil: state.perfil,
        permisos: effectivePermisos(state),
        ip: facts.ip,
        dispositivo: facts.dispositivo,
        ...(terminal && { terminal }),
        ...(state.concesiones.length > 0 && { concesiones: [...state.concesiones] }),
        ...cuenta,
        ...(marcas && { marcas: [...marcas] }),
      }),
    ];
  },
  answer: ({ events }) => {
    const signed = events.find((e) => e.type === SignedIn.type)!.data as { sesion: string; usuario: string };
    return { mensaje: 'Bienvenido', auth: true as const, sesion: signed.sesion, usuario: signed.usuario };
  },
});
