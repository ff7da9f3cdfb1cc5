/** Expected refusals are values; exceptions are for faults (ARCHITECTURE, *A call, once*: business outcomes are HTTP 200 with ok:false). */
export interface Rejection {
  readonly rejected: true;
  /** Stable upper-case code for programs, e.g. `ESTADO_NO_PERMITE`. */
  readonly codigo: string;
  /** Dialog title, Spanish. */
  readonly titulo: string;
  /** What happened, why, and what to do now, Spanish. */
  readonly mensaje: string;
  /** Further reply fields, e.g. `arrProductosSinStock`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Builds the refusal that a decider returns instead of events. */
export function reject(codigo: string, titulo: string, mensaje: string, extra?: Record<string, unknown>): Rejection {
  return extra ? { rejected: true, codigo, titulo, mensaje, extra } : { rejected: true, codigo, titulo, mensaje };
}

export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && (value as { rejected?: unknown }).rejected === true;
}
