import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListPage } from '../ui/list/list-page.tsx';
import type { GridCall, ListPageProps } from '../ui/list/types.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { DocumentOverList } from './document-over-list.tsx';
import type { DocumentScreen } from './types.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { useDocumentDialog } from './use-document-dialog.ts';

interface Numbered {
  readonly _id: string;
  readonly number: number;
}

type Props<C extends GridCall, Row, V, A extends string> = Omit<
  ListPageProps<C, Row>,
  'asOf' | 'rowId' | 'onOpen' | 'actions' | 'moreActions' | 'action'
> & {
  readonly screen: DocumentScreen<V, A>;
  /** What the address calls the open one: `?nota=12`. */
  readonly param: string;
  /** *Ver nota*. */
  readonly see: string;
  /** Address of the form, which `?editar=12` opens on one, and what its button is called. */
  readonly form: string;
  readonly fresh: string;
  /** Before the button of the form. */
  readonly action?: ReactNode;
};

/** The list of a numbered document that is written on a page of its own; each opens over the list. */
export function DocumentListPage<C extends GridCall, Row extends Numbered, V extends object, A extends string>({
  screen,
  param,
  see,
  form,
  fresh,
  action,
  children,
  ...list
}: Props<C, Row, V, A>) {
  const navigate = useNavigate();
  const { open, show, close } = useDocumentDialog(param, ['historia']);
  const [{ asOf }] = useListState();
  const offered = useDocumentActions(screen);
  const view = (id: string | number, name: string) =>
    name === 'editar' ? void navigate(`${form}?editar=${id}`) : show(id, name === 'historia' ? name : 'resumen');
  return (
    <ListPage<C, Row>
      {...list}
      asOf
      rowId={({ _id }) => _id}
      onOpen={({ number }) => show(number)}
      actions={({ number }) => [{ label: see, icon: <IconEye size={16} stroke={1.6} />, run: () => show(number) }]}
      moreActions={({ _id, number }) => offered(_id, asOf, (name) => view(number, name))}
      action={
        <>
          {action}
          <Button component={Link} to={form} leftSection={<IconPlus size={16} />}>
            {fresh}
          </Button>
        </>
      }
    >
      {children}
      {open?.id !== undefined && (
        <DocumentOverList key={open.id} screen={screen} id={open.id} view={open.view} show={view} onClose={close} />
      )}
    </ListPage>
  );
}
