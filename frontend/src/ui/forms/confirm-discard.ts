import { confirm } from '../dialogs/prompts.ts';

/** Whether somebody who closes a form wants to lose what they typed in it. */
export const confirmDiscard = (): Promise<boolean> =>
  confirm({
    titulo: '¿Descartar lo escrito?',
    texto: 'Lo que escribiste en este formulario se perderá.',
    boton: 'Descartar',
    cancelar: 'Seguir editando',
    peligro: true,
  });
