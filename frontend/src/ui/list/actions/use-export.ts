import { useState } from 'react';
import { messageOf } from '../../../api/call-error.ts';
import { download } from '../../../api/client.ts';
import type { AnyCall } from '../../../api/wire.ts';
import { awaitExport } from '../../exports/large-exports.ts';
import { showToast } from '../../feedback/toasts.ts';
import type { ListState } from '../list-state.ts';

interface Props {
  readonly call: AnyCall | undefined;
  readonly params: Readonly<Record<string, unknown>>;
  readonly state: ListState;
  readonly title: string;
}

/** The filtered list as Excel, made by the server; a large one becomes a job that says when it is ready. */
export function useExport({ call, params, state, title }: Props): {
  readonly busy: boolean;
  readonly run: () => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (busy || !call) return;
    setBusy(true);
    try {
      const { filterModel, sort, quick, asOf } = state;
      const request = {
        ...params,
        filterModel,
        sortModel: sort,
        ...(quick ? { quickFilter: quick } : {}),
        ...(asOf ? { asOf } : {}),
      };
      const reply = await download(call, request, `${title}.xlsx`);
      if (reply?.ok === false)
        showToast({
          tono: 'danger',
          titulo: String(reply.titulo ?? 'No se exportó'),
          texto: String(reply.mensaje ?? ''),
        });
      else if (reply) awaitExport(String(reply.trabajo));
    } catch (error) {
      showToast({ tono: 'danger', titulo: 'No se exportó', texto: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
