import { HttpError } from '../http/http-error.ts';

type Headers = Readonly<Record<string, string>>;
const REALM = 'Bearer realm="Power Mobile API"';

const unauthorised = (codigo: string, titulo: string, mensaje: string, error?: string): HttpError =>
  new HttpError(401, codigo, titulo, mensaje, { auth: false }, undefined, {
    'WWW-Authenticate': error === undefined ? REALM : `${REALM}, error="${error}"`,
  });

export const withoutKey = (): HttpError =>
  unauthorised(
    'SIN_CLAVE',
    'Falta la clave',
    'Envía tu clave API en el encabezado «Authorization: Bearer pm_…». Si no tienes una, pídela a Power Mobile.',
  );

/** One answer for what never was, what was replaced and what was guessed. */
export const unknownKey = (): HttpError =>
  unauthorised(
    'CLAVE_NO_VALIDA',
    'La clave no sirve',
    'La clave no existe o fue reemplazada por otra. Revisa que esté completa, o pide una nueva a Power Mobile.',
    'invalid_token',
  );

export const suspendedKey = (): HttpError =>
  unauthorised(
    'CLAVE_SUSPENDIDA',
    'Clave suspendida',
    'La clave está suspendida. Pide a Power Mobile que la reactive.',
    'invalid_token',
  );

const forbidden = (codigo: string, titulo: string, mensaje: string, headers: Headers = {}): HttpError =>
  new HttpError(403, codigo, titulo, mensaje, {}, undefined, headers);

export const wrongAddress = (ip: string): HttpError =>
  forbidden(
    'DIRECCION_NO_PERMITIDA',
    'Dirección no permitida',
    `La clave no se puede usar desde ${ip}. Llama desde una de sus direcciones, o pide a Power Mobile que agregue esta.`,
  );

export const inactiveCustomer = (): HttpError =>
  forbidden(
    'CLIENTE_INACTIVO',
    'Cliente inactivo',
    'El cliente de esta clave no está activo. Consulta a tu ejecutivo.',
  );

export const outOfScope = (alcance: string): HttpError =>
  forbidden(
    'ALCANCE_INSUFICIENTE',
    'Alcance insuficiente',
    `La clave no tiene el alcance «${alcance}». Pide a Power Mobile que lo agregue.`,
    { 'WWW-Authenticate': `${REALM}, error="insufficient_scope", scope="${alcance}"` },
  );

const wait = (seconds: number): string => (seconds === 1 ? '1 segundo' : `${seconds} segundos`);

export const tooManyAMinute = (limit: number, seconds: number, headers: Headers): HttpError =>
  new HttpError(
    429,
    'LIMITE_POR_MINUTO',
    'Demasiadas llamadas',
    `La clave admite ${limit} llamadas por minuto. Vuelve a llamar en ${wait(seconds)}.`,
    {},
    seconds,
    headers,
  );

export const tooManyADay = (limit: number, seconds: number, headers: Headers): HttpError =>
  new HttpError(
    429,
    'LIMITE_POR_DIA',
    'Límite del día alcanzado',
    `La clave admite ${limit} llamadas por día y ya se hicieron. Vuelve a llamar mañana, o pide a Power Mobile un límite mayor.`,
    {},
    seconds,
    headers,
  );
