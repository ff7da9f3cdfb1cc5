import { integratorGridRow } from '@power/domain/integrators/views/integrator-row';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { integratorExport, integratorGrid } from '../calls/integrators.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { KEYS } from './integrator-commands.ts';
import { IntegratorDialogs } from './integrator-dialogs.tsx';
import { integratorScreen, useKeyDialog } from './integrator-screen.tsx';

const columns = rowColumns(integratorGridRow, [
  ['number', { headerName: 'N°', width: 80 }],
  ['nombre', { minWidth: 150, flex: 1 }],
  'estado',
  ['cliente_nombre', { chars: 24, flex: 2 }],
  ['alcances', { minWidth: 150 }],
  ['usos_hoy', { headerName: 'Hoy', width: 90 }],
  ['usos_30', { headerName: '30 días', width: 100 }],
  ['rechazos_30', { headerName: 'Rechazadas', width: 120 }],
  ['ultimo_uso', { width: 150 }],
  ['por_dia', { headerName: 'Límite diario', width: 120 }],
  ['final_clave', { headerName: 'Termina en', width: 110 }],
  ['avisos', { width: 120 }],
  ['por_minuto', { initialHide: true }],
  ['ips', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['createdAt', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['number', 'cliente_nombre', 'usos_hoy'], second: ['estado', 'nombre', 'ultimo_uso'] } as const;

/** *Listado de API Clientes*: each key opens over the list, at an address of its own. */
export function Component() {
  const { show } = useKeyDialog();
  const offered = useDocumentActions(integratorScreen);
  return (
    <ListPage
      name={KEYS}
      title="Listado de API Clientes"
      context="Las claves con que los programas de los clientes consultan y hacen pedidos: cuánto se usan, desde dónde y hasta qué límite."
      unit={['clave', 'claves']}
      query={integratorGrid}
      columns={columns}
      rowId={(k) => k._id}
      card={card}
      onOpen={(k) => show(k.number)}
      actions={(k) => [{ label: 'Ver clave', icon: <IconEye size={16} stroke={1.6} />, run: () => show(k.number) }]}
      moreActions={(k) => offered(k._id, '', (view) => show(k.number, view as 'rotar'))}
      exportCall={integratorExport}
      action={
        <Button component={Link} to="/sistema/api-clientes-crear" leftSection={<IconPlus size={16} />}>
          Crear API Cliente
        </Button>
      }
      empty={{ title: 'Todavía no hay claves', hint: 'Crea la primera con «Crear API Cliente».' }}
    >
      <IntegratorDialogs />
    </ListPage>
  );
}
