import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { UPDATE_REFUSAL } from '../settings/maintenance.shared.ts';
import { SignedIn } from './events.ts';
import { email } from './profile-data.shared.ts';
import { effectivePermisos, user } from './user.ts';

/** What the handler found out: who has the address, whether the password fits, whether signing in is open at all. */
export interface LoginFacts {
  /** Id of the account; for an unknown address a stand-in without events. */
  readonly usuario: string;
  readonly claveCorrecta: boolean;
  readonly bloqueadoHasta?: string;
  readonly actualizacion: boolean;
  readonly sesion: string;
  readonly ip: string;
  readonly dispositivo: string;
}

const no = { auth: false };
const wrong = () => reject('CREDENCIALES', 'Error en los Datos', 'Por favor verifique su usuario y contraseña', no);

/** Why whoever asks has not shown to be that person; asked before a repeat is answered too, for its answer holds a token. */
export function refusedLogin({
  bloqueadoHasta,
  claveCorrecta,
}: Pick<LoginFacts, 'bloqueadoHasta' | 'claveCorrecta'>): Rejection | undefined {
  if (bloqueadoHasta)
    return reject(
      'CUENTA_BLOQUEADA',
      'Error de autenticación',
      'Demasiados intentos fallidos. Espera 15 minutos o recupera tu contraseña.',
      no,
    );
  return claveCorrecta ? undefined : wrong();
}

/** Sign-in (document 1 §4, §8). The answer does not tell whether an address exists. */
export const login = defineCommand({
  name: 'login',
  context: 'access',
  path: '/accesos/login',
  access: { publico: true },
  summary: 'Inicia una sesión con correo y contraseña',
  request: z.strictObject({ email, password: z.string().min(1, 'Por favor ingresa tu contraseña').max(200) }),
  reply: z.object({ auth: z.literal(true), token: z.string() }),
  aggregate: user,
  needsFacts: true,
  stream: (_, { facts }: { facts: LoginFacts }) => facts.usuario,
  decide(state, _, { facts }) {
    const unproven = refusedLogin(facts);
    if (unproven) return unproven;
    if (!state.exists || !state.activo) return wrong();
    if (facts.actualizacion && state.perfil !== 'Administrador') {
      return reject(UPDATE_REFUSAL.codigo, UPDATE_REFUSAL.titulo, UPDATE_REFUSAL.mensaje, no);
    }
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
