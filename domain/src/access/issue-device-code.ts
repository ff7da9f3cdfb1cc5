import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { editing, missing, usuarioId } from './edit.ts';
import { DeviceCodeIssued } from './events.ts';
import { CODE_GIVERS, CODE_HOURS, TERMINAL_PERFILES } from './terminal.shared.ts';
import { user } from './user.ts';

export interface DeviceCodeFacts {
  readonly code_hash: string;
}

/** A code that somebody of the warehouse types on the phone, once; the one before is void. */
export const issueDeviceCode = defineCommand({
  ...editing,
  name: 'issue-device-code',
  accion: 'codigodispositivo',
  access: { perfiles: CODE_GIVERS },
  summary: 'Entrega un código de un solo uso con el que una persona de bodega ingresa en el teléfono',
  request: z.strictObject({ accion: z.literal('codigodispositivo'), usuario: usuarioId }),
  reply: z.object({ codigo: z.string() }),
  aggregate: user,
  needsFacts: true,
  stream: ({ usuario }) => usuario,
  decide(state, _request, { facts, now }: DecideContext<DeviceCodeFacts>) {
    const gone = missing(state);
    if (gone) return gone;
    if (!state.activo)
      return reject('USUARIO_INACTIVO', 'Usuario inactivo', 'El usuario está desactivado: no se le entrega un código.');
    if (!TERMINAL_PERFILES.includes(state.perfil))
      return reject(
        'PERFIL_SIN_TERMINAL',
        'Sin código',
        `Los códigos son de ${TERMINAL_PERFILES.join(' y ')}: ${state.cuenta.nombre} ingresa con su contraseña.`,
      );
    const vence = new Date(Date.parse(now) + CODE_HOURS * 3_600_000).toISOString();
    return [DeviceCodeIssued({ code_hash: facts.code_hash, vence })];
  },
  answer: ({ state }) => ({
    mensaje: `El código de ${state.cuenta.nombre} sirve una vez y vence en ${CODE_HOURS} horas`,
  }),
});
