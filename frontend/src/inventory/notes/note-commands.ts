import { pesosText } from '@power/domain/kernel/money';
import { call } from '../../api/client.ts';
import { noteLimitNow, setNoteLimit } from '../../calls/inventory.ts';
import { askComment, confirm } from '../../ui/dialogs/prompts.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import type { NoteSide } from './note-sides.ts';

interface Named {
  readonly number: number;
  readonly bodega: string;
  readonly unidades: number;
}

/** What is done with a note from its sheet; `after` shows what came of it. */
export function runNote({ calls, document, kind }: NoteSide, after: () => void) {
  const commandId = () => ({ commandId: crypto.randomUUID() });
  const { tipo } = kind;
  return {
    submit: ({ number }: Named) =>
      tell('La nota no se envió', () => call(calls.submit, { id: number }, commandId())).finally(after),
    approve: ({ number }: Named) =>
      tell('La nota no se aprobó', () => call(calls.approve, { id: number }, commandId())).finally(after),
    retry: ({ number }: Named) =>
      tell('No se reintentó', () => call(calls.retry, { id: number }, commandId())).finally(after),
    async execute({ number, bodega, unidades }: Named) {
      const sure = await confirm({
        titulo: `Ejecutar la ${document.title(number)}`,
        texto: `${tipo === 'entrada' ? 'Entran' : 'Salen'} ${unidades} unidades ${tipo === 'entrada' ? 'a' : 'de'} ${bodega}. Después sólo se anula, con el movimiento inverso.`,
        boton: 'Ejecutar',
      });
      if (sure)
        await tell('La nota no se ejecutó', () => call(calls.execute, { id: number }, commandId())).finally(after);
    },
    async reject({ number }: Named) {
      const motivo = await askComment({
        titulo: `Rechazar la ${document.title(number)}`,
        texto: 'La nota termina aquí y no mueve stock.',
        etiqueta: 'Motivo',
        boton: 'Rechazar',
        peligro: true,
        falta: 'Ingresa el motivo',
      });
      if (motivo !== undefined)
        await tell('La nota no se rechazó', () => call(calls.reject, { id: number, motivo }, commandId())).finally(
          after,
        );
    },
    async annul({ number }: Named) {
      const motivo = await askComment({
        titulo: `Anular la ${document.title(number)}`,
        texto: 'Sigue en el listado con su historia. Si movió stock, se registra el movimiento inverso.',
        etiqueta: 'Motivo',
        boton: 'Anular nota',
        peligro: true,
        falta: 'Ingresa el motivo',
      });
      if (motivo !== undefined)
        await tell('La nota no se anuló', () => call(calls.annul, { id: number, motivo }, commandId())).finally(after);
    },
  };
}

/** The value above which notes wait for approval: shown, and changed. */
export async function askLimit(): Promise<void> {
  const now = await call(noteLimitNow, {});
  const typed = await askComment({
    titulo: 'Valor de aprobación',
    texto: `Hoy esperan aprobación las notas sobre ${pesosText(now.limite)} al costo, y las que llevan un producto sin costo.`,
    etiqueta: 'Valor nuevo, en pesos',
    boton: 'Guardar valor',
    falta: 'Ingresa el valor',
  });
  if (typed === undefined) return;
  const limite = Number(typed.replaceAll(/[$.\s]/g, ''));
  await tell('El valor no se cambió', () => call(setNoteLimit, { limite }, { commandId: crypto.randomUUID() }));
}
