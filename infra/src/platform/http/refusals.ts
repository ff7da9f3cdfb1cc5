import { LEAST_QUANTITY } from '@power/domain/kernel/quantity.shared';
import type { StreamDamaged } from '../event-store/errors.ts';
import { HttpError } from './http-error.ts';

/** Why a call has no user: no (readable) token, a token past its term, or a session that was ended. */
export type SessionRefusal = 'SIN_SESION' | 'SESION_EXPIRADA' | 'SESION_CERRADA';

/** One wrong field of a request: its path with dots, and what is wrong with it, Spanish. */
export interface FieldError {
  readonly campo: string;
  readonly mensaje: string;
}

/** HTTP 401. The client tells expiry apart by `mensaje` (document 1 §8); the other texts are those of the catalogue. */
export function unauthenticated(codigo: SessionRefusal): HttpError {
  const [titulo, mensaje] = {
    SESION_EXPIRADA: ['Sesión Expirada', 'jwt expired'],
    SESION_CERRADA: ['Error de Autenticación', 'Hay un problema con tus datos de acceso, por favor ingresa nuevamente'],
    SIN_SESION: [
      'Error de Autenticación',
      'No proporcionaste o no existe token asociado a tu sesión. Por favor ingresa nuevamente',
    ],
  }[codigo] as [string, string];
  return new HttpError(401, codigo, titulo, mensaje, { auth: false });
}

/** HTTP 401: the call comes from a screen of another person than whose session it carries. */
export const anotherPerson = (): HttpError =>
  new HttpError(
    401,
    'OTRA_PERSONA',
    'Error de Autenticación',
    'La sesión de este navegador es ahora de otra persona. Ingresa nuevamente para seguir con la tuya.',
    { auth: false },
  );

/** HTTP 405: the code that the spec gives to a profile without permission (document 1 §8). */
export const unauthorised = (): HttpError =>
  new HttpError(405, 'PERFIL_NO_AUTORIZADO', 'Error de Autorización', 'Perfil sin autorización');

/** Faults of a field that the specification gives a title of their own: told under it where nothing else is wrong. */
const TITLED: Readonly<Record<string, string>> = { [LEAST_QUANTITY.texto]: LEAST_QUANTITY.titulo };

export function badRequest(
  campos: readonly FieldError[],
  mensaje = 'Hay datos que faltan o no son válidos. Revisa los campos indicados.',
): HttpError {
  const [first] = campos;
  const titulo = first && campos.every((campo) => campo.mensaje === first.mensaje) ? TITLED[first.mensaje] : undefined;
  return new HttpError(
    400,
    'PETICION_INVALIDA',
    titulo ?? 'Petición inválida',
    titulo === undefined ? mensaje : first!.mensaje,
    { campos },
  );
}

export const malformed = (mensaje: string): HttpError => badRequest([], mensaje);

export const notFound = (): HttpError =>
  new HttpError(404, 'NO_EXISTE', 'No encontrado', 'La dirección solicitada no existe.');

/** HTTP 422: a key stands for one request; the reply of another is nobody's answer. */
export const reusedKey = (): HttpError =>
  new HttpError(
    422,
    'CLAVE_REPETIDA',
    'Solicitud repetida',
    'El encabezado Idempotency-Key ya se usó con otra solicitud. Envía esta con una clave nueva.',
  );

export const tooLarge = (): HttpError =>
  new HttpError(413, 'PETICION_MUY_GRANDE', 'Petición muy grande', 'Los datos enviados superan 1 MB.');

/** A file of more than so many bytes. */
export const fileTooLarge = (bytes: number): HttpError =>
  new HttpError(
    413,
    'ARCHIVO_MUY_GRANDE',
    'El archivo no se adjuntó',
    `Pesa más de ${bytes / 1024 / 1024} MB. Redúcelo o divídelo en varios.`,
  );

export const wrongType = (): HttpError =>
  new HttpError(
    415,
    'TIPO_NO_ADMITIDO',
    'Tipo de contenido no admitido',
    'Los datos deben enviarse como application/json, en UTF-8 y sin comprimir.',
  );

export const unavailable = (seconds = 2): HttpError =>
  new HttpError(
    503,
    'NO_DISPONIBLE_AHORA',
    'Servicio no disponible',
    'El sistema no está disponible en este momento. Espera unos segundos e inténtalo nuevamente.',
    {},
    seconds,
  );

/** HTTP 503: others changed the same document faster than this call could; nothing was done. */
export const busyDocument = (seconds = 1): HttpError =>
  new HttpError(
    503,
    'DOCUMENTO_OCUPADO',
    'Intenta de nuevo',
    'Muchas personas cambian este documento al mismo tiempo y tu cambio no se hizo. Intenta de nuevo.',
    {},
    seconds,
  );

export const tooMany = (seconds = 1): HttpError =>
  new HttpError(
    429,
    'DEMASIADAS_PETICIONES',
    'Demasiadas peticiones',
    'Se recibieron demasiadas peticiones seguidas. Espera un momento e inténtalo nuevamente.',
    {},
    seconds,
  );

/** HTTP 422: an event of the document cannot be read; asking again comes to the same. */
export const unreadableDocument = (correlacion: string): HttpError =>
  new HttpError(
    422,
    'DOCUMENTO_ILEGIBLE',
    'Documento ilegible',
    `Un dato registrado de este documento no se puede leer, así que no se puede mostrar ni cambiar. Avisa al Administrador, que lo ve en Estado del sistema, y entrégale este código: ${correlacion}`,
    { correlacion },
  );

/** HTTP 422: somebody changed the stream of the document on the server of the log; asking again comes to the same. */
export const damagedDocument = ({ stream, version, damage }: StreamDamaged): HttpError =>
  damage === 'removed'
    ? new HttpError(
        422,
        'DOCUMENTO_CORTADO',
        'Documento cortado en el servidor',
        `El flujo ${stream} fue cortado en el servidor de eventos: ya no muestra todos sus eventos, así que no se puede mostrar ni cambiar. Avisa al Administrador, que lo ve en Estado del sistema.`,
      )
    : new HttpError(
        422,
        'DOCUMENTO_CON_AJENOS',
        'Documento con un evento ajeno',
        `Otra aplicación escribió el evento ${version} del flujo ${stream} en el servidor de eventos. Lo que ya estaba se puede ver, pero no cambiar. Avisa al Administrador, que lo ve en Estado del sistema.`,
      );

/** HTTP 422: what is asked for names the log, and the log does not say which it is. */
export const logWithoutIdentity = (): HttpError =>
  new HttpError(
    422,
    'REGISTRO_SIN_IDENTIDAD',
    'Registro sin identidad',
    'El registro de eventos perdió su identidad en el servidor, así que no se puede dar evidencia de él. Avisa al Administrador, que lo ve en Estado del sistema.',
  );

/** HTTP 500: says nothing about the cause; the id finds it in the log. */
export const fault = (correlacion: string): HttpError =>
  new HttpError(
    500,
    'ERROR_INTERNO',
    'Error interno',
    `Ocurrió un error inesperado. Si se repite, entrega este código a soporte: ${correlacion}`,
    { correlacion },
  );
