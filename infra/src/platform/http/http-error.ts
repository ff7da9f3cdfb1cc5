/** Body of every reply that refuses or fails (ARCHITECTURE, *A call, once*). `mensaje` is what a person may read, Spanish. */
export interface ErrorBody {
  readonly ok: false;
  readonly codigo: string;
  readonly titulo: string;
  readonly mensaje: string;
  readonly [extra: string]: unknown;
}

/**
 * A refusal that has its own HTTP status: 400, 401, 404, 405, 413, 415, 429, 503. Executors may throw one too
 * (429 of the login). Business outcomes are never this: those are a Rejection, answered with HTTP 200.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Whole seconds for the Retry-After header. */
  readonly retryAfter: number | undefined;
  /** Further headers of the reply. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    codigo: string,
    titulo: string,
    mensaje: string,
    extra: Record<string, unknown> = {},
    retryAfter?: number,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${codigo}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = { ...extra, ok: false, codigo, titulo, mensaje };
    this.retryAfter = retryAfter;
    this.headers = headers;
  }
}
