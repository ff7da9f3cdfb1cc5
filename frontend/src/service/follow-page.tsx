import { Button } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { PublicFrame } from '../access/public-frame.shared.tsx';
import { isMistaken, messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { sharedCase } from '../calls/service.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { CaseProgress } from './case-progress.tsx';

const REFRESH_MS = 30_000;

/** A case as its customer follows it from a link: where it is, since when, and what becomes of each product. */
export function FollowPage() {
  const { token = '' } = useParams();
  const query = useQueryCall(sharedCase, { token }, { refetchInterval: REFRESH_MS, staleTime: 0 });
  const reply = query.data as { ok: boolean; titulo?: string; mensaje?: string } | undefined;
  const rma = query.data?.ok ? query.data.rma : undefined;
  // Half an address, as mail programs break it: the server knows no such word.
  if (isMistaken(query.error))
    return (
      <PublicFrame title="Este enlace ya no sirve">
        <p>Revisa que la dirección esté completa, o pide un enlace nuevo a quien recibió tu producto.</p>
      </PublicFrame>
    );
  if (reply?.ok === false)
    return (
      <PublicFrame title={reply.titulo ?? 'Este enlace ya no sirve'}>
        <p>{reply.mensaje}</p>
      </PublicFrame>
    );
  if (!rma)
    return query.error ? (
      <PublicFrame title="El RMA no se pudo abrir">
        <p>{messageOf(query.error)}</p>
        <Button fullWidth onClick={() => void query.refetch()}>
          Reintentar
        </Button>
      </PublicFrame>
    ) : (
      <PageSkeleton />
    );
  return (
    <PublicFrame title={`RMA N° ${rma.number}`}>
      <CaseProgress rma={rma} />
    </PublicFrame>
  );
}
