import type { ValueName } from '../ui/dialogs/field-changes.tsx';
import { askComment, confirm, notice } from '../ui/dialogs/prompts.ts';
import { MeanwhileChanges } from '../ui/forms/stale-alert.tsx';
import { showToast } from '../ui/feedback/toasts.ts';
import type { Meanwhile } from '../ui/forms/submit-reply.ts';
import { SHORTAGE_TITLE, shortagesOf, ShortageTable } from './shortage-table.tsx';

/** Texts of document 2 §8, to the letter. */
export const WARNING =
  'Si validas este Pedido quedará disponible para que Bodega comience la Entrega. Recuerda comprobar el método de pago';
export const COMMENT_TITLE = 'Por favor Agrega un Comentario';
export const COMMENT_MISSING = 'El comentario de validación es obligatorio.';
const FAILURE = { titulo: 'Ocurrió un error al crear el Pedido', texto: 'Por favor revise la información' };

/** Confirmation, then the mandatory comment, begun with what was typed before; undefined when the person changed their mind. */
export const askValidation = (number: number, typed = ''): Promise<string | undefined> =>
  askComment({
    antes: {
      titulo: `Validar el Pedido N° ${number}`,
      texto: WARNING,
      boton: 'Validar Pedido',
      cancelar: 'Cancelar',
    },
    titulo: COMMENT_TITLE,
    etiqueta: 'Comentario',
    boton: 'Validar Pedido',
    cancelar: 'Cancelar',
    obligatorio: true,
    falta: COMMENT_MISSING,
    valor: typed,
  });

export const nextLabel = (next: number): string => `Siguiente: Pedido N° ${next}`;

type Refusal = { readonly codigo?: string; readonly titulo?: string; readonly mensaje?: string } & Readonly<
  Record<string, unknown>
>;
const KNOWN = ['ESTADO_NO_PERMITE', 'PEDIDO_NO_EXISTE', 'PRECIOS_POR_APROBAR', 'CREDITO_BLOQUEADO'];

/** The rules of credit stop the order, and whoever validates may let it pass. */
export const isExceptable = (reply: Refusal): boolean =>
  reply.codigo === 'CREDITO_BLOQUEADO' && reply['exceptuable'] === true;

/** Whether they do: what was written as the comment is the reason. */
export const askException = ({ titulo, mensaje }: Refusal): Promise<boolean> =>
  confirm({
    titulo: titulo ?? FAILURE.titulo,
    texto: mensaje,
    boton: 'Validar como excepción',
    cancelar: 'No validar',
  });

/** The order changed while it was being validated: what, by whom, and whether to validate it as it is now. */
export const askNewer = (
  number: number,
  { titulo, cambios }: { readonly titulo: string; readonly cambios?: readonly Meanwhile[] },
  valueName: ValueName,
): Promise<boolean> =>
  confirm({
    titulo,
    ancho: 'history',
    boton: 'Validar Pedido',
    cancelar: 'Revisar primero',
    texto: (
      <>
        {`El Pedido N° ${number} cambió mientras lo validabas. Tu comentario se conserva.`}
        <MeanwhileChanges of={cambios} valueName={valueName} />
      </>
    ),
  });

/**
 * Tells why an order was not validated. `cerrar`: the validation dialog goes too, as after a shortage; `seguir`: the
 * person goes on with `next`, the next order of the queue.
 */
export async function tellRefusal(reply: Refusal, next?: number): Promise<{ cerrar: boolean; seguir?: true }> {
  const short = shortagesOf(reply);
  if (short.length > 0) {
    const told = { titulo: SHORTAGE_TITLE, texto: <ShortageTable of={short} />, ancho: 'history' as const };
    if (next === undefined) await notice(told);
    else if (await confirm({ ...told, boton: nextLabel(next), cancelar: 'Entendido' }))
      return { cerrar: true, seguir: true };
    return { cerrar: true };
  }
  // Somebody was faster, or the order changed: saying so helps more than the general failure.
  const known = reply.codigo !== undefined && KNOWN.includes(reply.codigo);
  await notice(
    known
      ? { titulo: reply.titulo ?? FAILURE.titulo, texto: reply.mensaje }
      : {
          ...FAILURE,
          texto: (
            <>
              {FAILURE.texto}
              {reply.mensaje ? (
                <>
                  <br />
                  {reply.mensaje}
                </>
              ) : null}
            </>
          ),
        },
  );
  return { cerrar: reply.codigo === 'ESTADO_NO_PERMITE' };
}

export const successOf = (number: number) => ({
  titulo: `Pedido N° ${number} Validado Administrativamente`,
  texto: 'El Pedido fue validado y quedó disponible para Picking',
});

/** Success is a message that fades: the next order is open already. */
export const tellSuccess = (number: number): void => showToast(successOf(number));

/** The end of the queue: whether some were passed over, which are offered again from now on. */
export const tellEnd = (apartados: number): void =>
  showToast({
    tono: 'info',
    titulo: 'No queda otro pedido por validar',
    texto:
      apartados === 0
        ? 'Los pedidos nuevos aparecen solos en la cola.'
        : `${apartados === 1 ? 'Queda 1 apartado o rechazado' : `Quedan ${apartados} apartados o rechazados`}: Siguiente los ofrece de nuevo.`,
  });
