import { reject, type Rejection } from '@power/domain/kernel/rejection';

/** Thrown while SQL is being built from a request that makes no sense; ends as the `PETICION_INVALIDA` rejection (HTTP 400). */
export class BadGridRequest extends Error {
  readonly campo: string;
  constructor(campo: string, mensaje: string) {
    super(mensaje);
    this.campo = campo;
  }

  toRejection(): Rejection {
    return reject('PETICION_INVALIDA', 'Petición inválida', this.message, {
      campos: [{ campo: this.campo, mensaje: this.message }],
    });
  }
}
