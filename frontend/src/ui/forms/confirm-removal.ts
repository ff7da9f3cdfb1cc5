import { confirm } from '../dialogs/prompts.ts';

/** Whether somebody wants to take a file away for good: only who has it elsewhere can put it back. */
export const confirmRemoval = (nombre: string): Promise<boolean> =>
  confirm({
    titulo: `Quitar ${nombre}`,
    texto: 'No se puede deshacer: para tenerlo otra vez hay que subir el archivo de nuevo.',
    boton: 'Quitar',
    peligro: true,
  });
