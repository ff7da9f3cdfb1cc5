import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { download } from '../api/client.ts';
import { useCommand } from '../api/hooks.ts';
import type { RequestFor } from '../api/wire.ts';
import { labelFile, printLabels } from '../calls/labels.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { countInWords } from '../ui/format/numbers.ts';

export type Output = 'pdf' | 'zpl';
export type Format = 'A4' | '100x50';
type Asked = RequestFor<typeof printLabels>;

interface Logged {
  readonly version: number;
  readonly reimpresas: number;
  readonly mensaje: string;
}

const FAILED = 'Las etiquetas no se imprimieron';

/** Logs a batch of labels and saves its file; says how many of them are printed again. */
export function usePrinting() {
  const { run } = useCommand(printLabels);
  const [busy, setBusy] = useState(false);
  const print = async (asked: Asked, salida: Output): Promise<boolean> => {
    setBusy(true);
    try {
      const { version, reimpresas, mensaje } = (await run(asked)) as Logged;
      const { tipo, sujeto } = asked;
      await download(labelFile, { tipo, sujeto, version, salida }, `Etiquetas.${salida}`);
      showToast({
        tono: 'ok',
        titulo: 'Etiquetas listas',
        ...(asked.emitir !== undefined && { texto: mensaje }),
        ...(reimpresas > 0 && {
          texto: `${countInWords(reimpresas, ['reimpresión', 'reimpresiones'])} en el registro.`,
        }),
      });
      return true;
    } catch (error) {
      showToast({ tono: 'danger', titulo: FAILED, texto: messageOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { print, busy };
}
