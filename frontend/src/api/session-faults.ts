import type { CallError } from './call-error.ts';
import { outsideSession } from './session.ts';

export interface SessionFault {
  readonly titulo: string;
  readonly texto: string;
  /** Whether the token is worthless from now on. */
  readonly ends: boolean;
}

export const SESSION_TEXTS = {
  expired: { titulo: 'Sesión Expirada', texto: 'Tu sesión expiró, por favor ingresa nuevamente', ends: true },
  refused: {
    titulo: 'Error de Autenticación',
    texto: 'Hay un problema con tus datos de acceso, por favor ingresa nuevamente',
    ends: true,
  },
  profile: { titulo: 'Error de Autorización', texto: 'Perfil sin autorización', ends: false },
  /** Another tab signed in as somebody else: that session is theirs, and stays. */
  another: {
    titulo: 'Otra persona ingresó en este navegador',
    texto: 'Esta pestaña era de otra cuenta y se detuvo. Ingresa nuevamente para seguir con la tuya.',
    ends: true,
  },
  general: {
    titulo: 'Error de autenticación',
    texto: 'Sesión expirada, por favor ingresa nuevamente con tus credenciales',
    ends: true,
  },
  noToken: {
    titulo: 'Error de autenticación',
    texto: 'No proporcionaste o no existe token asociado a tu sesión. Por favor ingresa nuevamente',
    ends: true,
  },
  updating: {
    titulo: 'Aviso',
    texto: 'Actualmente hay una actualización en proceso, por favor inténtalo nuevamente en unos minutos.',
    ends: true,
  },
  guard401: { titulo: 'Sesión expirada', texto: 'Por favor ingrese nuevamente', ends: true },
  guardOther: { titulo: 'Error al traer la información', texto: 'Por favor ingrese nuevamente', ends: true },
} as const satisfies Record<string, SessionFault>;

/** What the interceptor says to a refused call (document 1 §8); undefined when it is not about the session. */
export function sessionFaultOf(error: CallError): SessionFault | undefined {
  if (error.status === 405) return SESSION_TEXTS.profile;
  if (error.updating) return SESSION_TEXTS.updating;
  if (error.status !== 401) return undefined;
  if (error.body.codigo === 'OTRA_PERSONA') return SESSION_TEXTS.another;
  return error.body.mensaje === 'jwt expired' ? SESSION_TEXTS.expired : SESSION_TEXTS.refused;
}

type Handler = (fault: SessionFault) => void;
let handler: Handler | undefined;

/** The shell says what happens on a fault: dialog and way to /login. */
export function onSessionFault(next: Handler): void {
  handler = next;
}

export function reportSessionFault(fault: SessionFault): void {
  if (!outsideSession(location.pathname)) handler?.(fault);
}
