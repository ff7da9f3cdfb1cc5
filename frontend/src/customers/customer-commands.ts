import { call } from '../api/client.ts';
import { deactivateCustomer, reactivateCustomer } from '../calls/customers.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshCustomers } from './refresh-customers.ts';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}
/** One id per intent: a repetition after a lost answer is answered, not done again. */
const once = () => ({ commandId: crypto.randomUUID() });

export async function askAndDeactivate({ _id, nombre }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Desactivar a ${nombre}`,
    texto: 'No se le vende más. Sus pedidos y cotizaciones siguen como están; puedes reactivarlo cuando quieras.',
    etiqueta: 'Motivo',
    boton: 'Desactivar cliente',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El cliente no se desactivó', () => call(deactivateCustomer, { id: _id, motivo }, once())).finally(
      refreshCustomers,
    );
}

export const reactivate = ({ _id }: Named): Promise<boolean> =>
  tell('El cliente no se reactivó', () => call(reactivateCustomer, { id: _id }, once())).finally(refreshCustomers);
