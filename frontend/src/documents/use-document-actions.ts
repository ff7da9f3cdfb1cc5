import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import type { RowAction } from '../ui/list/types.ts';
import type { DocumentScreen, OfferedAction } from './types.ts';

interface Reply {
  readonly ok: boolean;
  readonly mensaje?: string;
  readonly documento: object;
  readonly acciones: readonly OfferedAction[];
}

/** What of a screen is needed to offer what it does, whatever its sheet. */
type Acting<A extends string> = Pick<DocumentScreen<never, A>, 'run' | 'icons'> & {
  readonly calls: Pick<DocumentScreen['calls'], 'one'>;
  readonly document: { readonly actions: DocumentScreen<never, A>['document']['actions'] };
};

/** What may be done with a document of a list, as the server says: asked for when the menu of its row opens. */
export function useDocumentActions<A extends string>(screen: Acting<A>) {
  return async (id: string, asOf: string, show: (view: string) => void): Promise<RowAction[]> => {
    const failed = (texto: string | undefined): RowAction[] => {
      showToast({ tono: 'danger', titulo: 'No se sabe qué se puede hacer', ...(texto ? { texto } : {}) });
      return [];
    };
    try {
      const request = { id, ...(asOf === '' ? {} : { asOf }) };
      const reply = (await call(screen.calls.one, request)) as Reply;
      if (!reply.ok) return failed(reply.mensaje);
      return reply.acciones.flatMap(({ accion, permitida }): RowAction[] => {
        // A server that is newer than this page offers what the page has no words for yet.
        if (!permitida || !Object.hasOwn(screen.document.actions, accion)) return [];
        const name = accion as A;
        const { label, danger } = screen.document.actions[name];
        return [
          {
            label,
            icon: screen.icons[name],
            ...(danger ? { danger } : {}),
            run: () => screen.run[name](reply.documento as never, show),
          },
        ];
      });
    } catch (error) {
      return failed(messageOf(error));
    }
  };
}
