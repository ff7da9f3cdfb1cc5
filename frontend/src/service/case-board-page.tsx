import { SIN_TECNICO } from '@power/domain/service/cases/parts';
import type { ReactNode } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { caseBoard } from '../calls/service.ts';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useAddress } from '../ui/use-address.ts';
import { CaseBoard } from './case-board.tsx';
import styles from './case-board.module.css';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly title: string;
  readonly context: string;
  readonly action: ReactNode;
  /** Chooses list or board. */
  readonly views: ReactNode;
  readonly onOpen: (number: number) => void;
  readonly children: ReactNode;
}

const OWN = ['vista', 'tecnico'];

/** *Tablero*: cases by state, of all or of one technician (`?tecnico=`). */
export function CaseBoardPage({ title, context, action, views, onOpen, children }: Props) {
  const [search, change] = useAddress(OWN);
  const tecnico = search.get('tecnico') ?? undefined;
  const board = useQueryCall(caseBoard, tecnico === undefined ? {} : { tecnico }, {
    staleTime: 10_000,
    keepPrevious: true,
  });
  useLiveRefresh(caseBoard, caseBoard.topic);
  const people = board.data?.ok ? board.data.tecnicos : [];
  const data = [
    { value: SIN_TECNICO, label: 'Sin técnico' },
    ...people.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
  ];
  return (
    <div className={styles.page}>
      <PageHeader title={title} context={context} action={action} />
      <div className={styles.bar}>
        {views}
        <Select
          aria-label="Técnico"
          placeholder="Todos los técnicos"
          searchable
          clearable
          nothingFoundMessage="Nadie con ese nombre tiene RMA"
          data={data}
          value={tecnico ?? null}
          onChange={(to) =>
            change((old) => {
              const next = new URLSearchParams(old);
              if (to === null) next.delete('tecnico');
              else next.set('tecnico', to);
              return next;
            })
          }
        />
      </div>
      <Loaded query={board} title="El tablero no se pudo leer">
        {({ columnas }) => <CaseBoard columnas={columnas} onOpen={onOpen} />}
      </Loaded>
      {children}
    </div>
  );
}
