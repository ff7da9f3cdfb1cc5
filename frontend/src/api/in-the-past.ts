import { CallError } from './call-error.ts';
import { moment } from './moment.ts';
import type { WireFields } from './wire.ts';

type Asked = Pick<WireFields, 'kind' | 'path' | 'asOf'>;

/** Commands about the person and this device, not about the company's data: they are of now, whatever is shown. */
const PERSONAL = ['/accesos/', '/preferencias/', '/notificaciones/'];
const personal = ({ path }: Asked): boolean => PERSONAL.some((start) => path.startsWith(start));

/** Whether a call would change what is shown, which in the past nobody can. */
export const changesData = (call: Asked): boolean => call.kind === 'command' && !personal(call);

/**
 * The moment that goes with a call, if the system is shown as it was and the call is about that. Throws for what cannot be
 * done or seen there; the server would refuse it too.
 */
export function momentOf(call: Asked): string | undefined {
  const at = moment.get();
  if (at === undefined || (call.kind === 'command' && personal(call)) || (call.asOf && 'now' in call.asOf))
    return undefined;
  if (call.kind === 'command')
    throw new CallError(409, {
      codigo: 'EN_EL_PASADO',
      mensaje: 'Estás viendo el sistema como estaba. Vuelve a ahora para hacer cambios.',
    });
  if (call.asOf)
    throw new CallError(409, { codigo: 'SIN_HISTORIA', mensaje: `${call.asOf.none} Vuelve a ahora para verlo.` });
  return at;
}
