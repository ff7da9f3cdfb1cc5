import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { dayOf } from '../../kernel/dates.ts';
import { reject } from '../../kernel/rejection.ts';
import { dataAccess } from './data-access.ts';
import { CostsOpened, DataExported } from './events.ts';
import { ACCESOS, parteAcceso } from './terms.shared.ts';

/** Written by the service that answered, in the name of nobody: people cannot say of themselves or others what was looked at. */
export const recordAccess = defineCommand({
  name: 'record-access',
  context: 'audit',
  path: '/auditoria/registrar',
  access: { perfiles: ['Administrador'] },
  summary: 'Deja constancia de una exportación o de costos que se miraron',
  request: z.strictObject({ que: z.enum(ACCESOS), acceso: parteAcceso }),
  aggregate: dataAccess,
  stream: ({ acceso }, { now }) => `${acceso.usuario._id}.${dayOf(now)}`,
  decide(_state, { que, acceso }, { user }) {
    if (user.sesion !== 'interno')
      return reject(
        'SOLO_SISTEMA',
        'Constancia de accesos',
        'De lo que se mira y se exporta deja constancia el sistema.',
      );
    return [que === 'exportacion' ? DataExported(acceso) : CostsOpened(acceso)];
  },
  answer: () => ({ mensaje: 'Queda constancia' }),
});
