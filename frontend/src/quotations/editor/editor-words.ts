import { confirm } from '../../ui/dialogs/prompts.ts';
import type { TypedQuotation } from './typed-quotation.ts';

export const RECOVERED = 'Recuperamos lo que no habías guardado';

const withoutKeys = ({ enviada: _, ...q }: TypedQuotation) => ({
  ...q,
  lineas: q.lineas.map(({ key: _, ...line }) => line),
});
/** Whether two say the same, whatever their lines are keyed by. */
export const same = (a: TypedQuotation, b: TypedQuotation): boolean =>
  JSON.stringify(withoutKeys(a)) === JSON.stringify(withoutKeys(b));

/** Whether the person gives up what was typed. */
export const surely = (): Promise<boolean> =>
  confirm({
    titulo: '¿Descartar lo que escribiste?',
    texto: 'Lo que no guardaste se perderá.',
    boton: 'Descartar',
    cancelar: 'Seguir editando',
    peligro: true,
  });
