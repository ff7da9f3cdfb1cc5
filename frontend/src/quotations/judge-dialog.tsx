import { isBlank } from '@power/domain/kernel/text';
import { Button, Textarea } from '@mantine/core';
import { QUOTATIONS_TOPIC } from '@power/domain/quotations/views/quotation-row';
import { useState } from 'react';
import { judgeQuotation, quotationOne } from '../calls/quotations.ts';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { DetailDialog } from '../ui/dialogs/detail-dialog.tsx';
import { useUnsaved } from '../ui/forms/use-unsaved.tsx';
import { PricesToJudge, type Verdict } from './prices-to-judge.tsx';
import { QuotationChat } from './quotation-chat.tsx';
import { tell } from './quotation-commands.ts';
import { QuotationNotice } from './quotation-notice.tsx';

/** *Validar precios*: every line that waits, approved or rejected with its reason, by somebody with `validar` (document 2 §4). */
export function JudgeDialog({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const query = useQueryCall(quotationOne, { cotizacion: number }, { staleTime: 0 });
  useLiveRefresh(quotationOne, QUOTATIONS_TOPIC, (clave) => clave === String(number));
  const command = useCommand(judgeQuotation);
  const [verdicts, setVerdicts] = useState<Readonly<Record<number, Verdict>>>({});
  const [comentario, setComentario] = useState('');
  const reply = query.data as { ok: boolean; mensaje?: string; cotizacion?: never } | undefined;
  const sheet = query.data?.ok ? query.data.cotizacion : undefined;
  const refusal = reply?.ok === false ? reply.mensaje : undefined;
  const failed = refusal !== undefined || (query.error !== null && !sheet);
  const waiting = (sheet?.productos_cotizacion ?? []).filter(({ validado }) => !validado);
  const judged = waiting.flatMap(({ linea }) => (verdicts[linea] ? [{ linea, ...verdicts[linea] }] : []));
  const bare = judged.some(({ aprobada, motivo }) => !aprobada && !motivo?.trim() && !comentario.trim());
  const all = (aprobada: boolean) =>
    setVerdicts(Object.fromEntries(waiting.map(({ linea }) => [linea, { ...verdicts[linea], aprobada }])));
  const unsaved = useUnsaved(judged.length > 0 || !isBlank(comentario));
  const close = () => void unsaved.leave(onClose);
  const judge = async () => {
    if (!sheet || command.busy || judged.length === 0 || bare) return;
    const lineas = judged.map(({ linea, aprobada, motivo }) => ({
      linea,
      aprobada,
      ...(motivo?.trim() && { motivo: motivo.trim() }),
    }));
    const cotizacion = { _id: number, lineas, ...(comentario.trim() && { comentario: comentario.trim() }) };
    const done = await tell('Los precios no fueron revisados', () =>
      command.run({ cotizacion }, { expectedVersion: sheet.version }),
    );
    if (!done) return;
    setVerdicts({});
    if (judged.length === waiting.length) unsaved.done(onClose);
  };
  return (
    <DetailDialog
      title={`Validar precios de la Cotización N° ${number}`}
      onClose={close}
      loading={!sheet && !failed}
      conversation={sheet && <QuotationChat quotation={sheet} />}
      actions={
        <Button variant="default" onClick={close}>
          Cancelar
        </Button>
      }
      primary={
        <Button onClick={() => void judge()} loading={command.busy} disabled={judged.length === 0 || bare}>
          {judged.length === 0 ? 'Guardar revisión' : `Guardar revisión (${judged.length})`}
        </Button>
      }
    >
      {unsaved.guard}
      {failed && (
        <Unreadable what="La cotización" refusal={refusal} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {sheet && waiting.length === 0 && <p role="status">Esta cotización no tiene precios por validar.</p>}
      {sheet && waiting.length > 0 && (
        <>
          <QuotationNotice sheet={sheet} />
          <PricesToJudge
            sheet={sheet}
            lines={waiting}
            verdicts={verdicts}
            onJudge={(linea, verdict) => setVerdicts({ ...verdicts, [linea]: verdict })}
            onAll={all}
          />
          <Textarea
            label="Comentario"
            description={bare ? 'Ingresa el motivo del rechazo.' : 'Se guarda con la revisión'}
            error={bare}
            autosize
            minRows={2}
            maxLength={4000}
            mt="md"
            value={comentario}
            onChange={(e) => setComentario(e.currentTarget.value)}
          />
        </>
      )}
    </DetailDialog>
  );
}
