import type { Relacion } from '@power/domain/kernel/relation';
import { looks } from '@power/domain/looks';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import type { AnyCall } from '../api/wire.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { StateDot } from '../ui/status-dot.tsx';
import styles from './document-related.module.css';

interface Reply {
  readonly ok: boolean;
  readonly mensaje?: string;
  readonly relaciones?: readonly Relacion[];
}

/** The documents that a document belongs together with, as the relations of the domain declare them. */
export function DocumentRelated({ call, id }: { readonly call: AnyCall; readonly id: string }) {
  const query = useQueryCall(call, { id }, { staleTime: 0 });
  const reply = query.data as Reply | undefined;
  const failed = query.error ? messageOf(query.error) : reply?.ok === false ? reply.mensaje : undefined;
  if (failed !== undefined)
    return (
      <EmptyState
        title="Las relaciones no se pudieron leer"
        hint={failed}
        action={
          <Button variant="default" onClick={() => void query.refetch()}>
            Reintentar
          </Button>
        }
      />
    );
  if (!reply?.relaciones) return <p className={styles.quiet}>Buscando…</p>;
  if (reply.relaciones.length === 0) return <p className={styles.quiet}>Ningún documento se relaciona con este.</p>;
  return (
    <dl className={styles.kinds}>
      {reply.relaciones.map(({ titulo, documentos, mas }) => (
        <div key={titulo}>
          <dt>{titulo}</dt>
          {documentos.map((one) => (
            <dd key={`${one.path}/${one.id}`}>
              <Anchor component={Link} to={`/sistema/${one.path}/${encodeURIComponent(one.id)}`}>
                {one.titulo}
              </Anchor>
              {one.estado !== null && <StateDot looks={looks[one.entidad as keyof typeof looks]} value={one.estado} />}
            </dd>
          ))}
          {mas && <dd className={styles.quiet}>{`Se muestran los ${documentos.length} más recientes.`}</dd>}
        </div>
      ))}
    </dl>
  );
}
