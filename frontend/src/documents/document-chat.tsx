import { useCurrentUser } from '../access/current-user.ts';
import { messageOf } from '../api/call-error.ts';
import { Chat, type ChatMessage } from '../ui/dialogs/chat.tsx';
import type { Told } from '../ui/dialogs/tell.ts';
import { showToast } from '../ui/feedback/toasts.ts';

interface Person {
  readonly _id: string;
  readonly nombre: string;
}
export interface Conversed {
  readonly chat_validacion: readonly { readonly texto: string; readonly fecha: string; readonly usuario: Person }[];
  readonly ejecutivo: { readonly _id: string };
}

/** The executive of the document speaks on one side, everybody else on the other (document 2 §2). */
export const chatOf = (of: Conversed, me: string): ChatMessage[] =>
  of.chat_validacion.map((m, n) => ({
    id: `${n}-${m.fecha}`,
    nombre: m.usuario.nombre,
    fecha: m.fecha,
    mensaje: m.texto,
    propio: m.usuario._id === me,
    lado: m.usuario._id === of.ejecutivo._id ? 'derecha' : 'izquierda',
  }));

interface Props {
  readonly of: Conversed;
  /** The document: what is typed and not sent is kept with it. */
  readonly stream: string;
  readonly send?: ((texto: string) => Promise<Told>) | undefined;
}

/** The conversation of a document; without `send` it is only read. What could not be sent is kept, and said why. */
export function DocumentChat({ of, stream, send }: Props) {
  const user = useCurrentUser();
  const onSend = async (texto: string): Promise<boolean> => {
    try {
      const reply = await send!(texto);
      if (!reply.ok) showToast({ tono: 'danger', titulo: String(reply.titulo), texto: String(reply.mensaje) });
      return reply.ok;
    } catch (error) {
      showToast({ tono: 'danger', titulo: 'El comentario no se envió', texto: messageOf(error) });
      return false;
    }
  };
  return <Chat key={stream} name={stream} messages={chatOf(of, user._id)} {...(send ? { onSend } : {})} />;
}
