/** A call that did not end in a business reply: HTTP status other than 200, or 0 when the server was not reached. */
export class CallError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Record<string, unknown>) {
    super(
      typeof body.mensaje === 'string'
        ? body.mensaje
        : status === 0
          ? 'Sin conexión con el servidor. Revisa la red y prueba otra vez.'
          : 'El servidor no pudo responder. Inténtalo nuevamente.',
    );
    this.name = 'CallError';
    this.status = status;
    this.body = body;
  }

  /** The system is being updated: asking again soon is of no use (document 1 §8). */
  get updating(): boolean {
    return this.status === 503 && this.body.codigo === 'ACTUALIZACION';
  }

  /** The same call may well be answered in a moment: the server is starting, or busy with others. */
  get passing(): boolean {
    return (this.status === 503 && !this.updating) || this.status === 429;
  }

  get offline(): boolean {
    if (this.updating) return false;
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** An HTTP error by its name, as document 2 §8 has it; undefined where no server answered. */
export const httpNameOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.status > 0 ? `HTTP ${error.status}` : undefined;
export const isOffline = (error: unknown): boolean => error instanceof CallError && error.offline;
/** Refusals of a document that is there and cannot be read as it stands. */
const DAMAGED = ['DOCUMENTO_ILEGIBLE', 'DOCUMENTO_CORTADO', 'DOCUMENTO_CON_AJENOS'];
/** Whether the call itself can never be answered: what an address named is no id. A document that cannot be read is there. */
export const isMistaken = (error: unknown): boolean =>
  error instanceof CallError && [400, 404, 422].includes(error.status) && !DAMAGED.includes(String(error.body.codigo));
/** Whether nobody knows if it was done: no answer came, or that of a server that failed on the way. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);
export const messageOf = (error: unknown): string =>
  error instanceof CallError ? error.message : 'Ocurrió un error inesperado. Inténtalo nuevamente.';
