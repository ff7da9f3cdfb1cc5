import { Menu, Text } from '@mantine/core';
import type { Informe } from '@power/domain/reports/parts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryKey, useQueryCall } from '../../api/hooks.ts';
import { removeReportView, sharedReportViews, shareReportView } from '../../calls/reports.ts';
import { confirm } from '../../ui/dialogs/prompts.ts';
import { formatCount } from '../../ui/format/numbers.ts';
import { askName, tell, ViewItem } from '../../ui/list/views/views-menu.tsx';

interface Props {
  readonly informe: Informe;
  /** What is shown now, as address parameters. */
  readonly address: () => string;
  readonly onApply: (busqueda: string) => void;
  readonly close: () => void;
}

/** Views of a report that people give to each other: everybody applies them, their owner alone takes them away. */
export function SharedViews({ informe, address, onApply, close }: Props) {
  const client = useQueryClient();
  const found = useQueryCall(sharedReportViews, { informe }, { staleTime: 0 });
  const told = async <R,>(running: Promise<R>): Promise<R> => {
    const reply = await running;
    await client.invalidateQueries({ queryKey: queryKey(sharedReportViews, { informe }) });
    return reply;
  };
  const share = async () => {
    const busqueda = address();
    const nombre = await askName('Compartir vista');
    if (!nombre) return;
    const known = client.getQueryData<typeof found.data>(queryKey(sharedReportViews, { informe }))?.vistas;
    const _id = known?.find((view) => view.propia && view.nombre === nombre)?._id ?? crypto.randomUUID();
    await tell('La vista no se compartió', told(call(shareReportView, { _id, informe, nombre, busqueda })));
  };
  const remove = async (_id: string, nombre: string) => {
    close();
    const sure = await confirm({
      titulo: `¿Borrar la vista «${nombre}»?`,
      texto: 'Deja de estar para todos los que ven este informe.',
      boton: 'Borrar vista',
      peligro: true,
    });
    if (sure) await tell('La vista no se borró', told(call(removeReportView, { _id })));
  };
  const views = found.data?.vistas;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Compartidas</Menu.Label>
      {views?.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" py="xs">
          Nadie ha compartido una vista.
        </Text>
      )}
      {views === undefined && (
        <Text size="sm" c="dimmed" px="sm" py="xs">
          {found.isError ? 'Las vistas compartidas no se pudieron cargar.' : 'Cargando vistas compartidas…'}
        </Text>
      )}
      {views?.map(({ _id, nombre, busqueda, propia, dueno_nombre }) => (
        <ViewItem
          key={_id}
          nombre={nombre}
          detail={propia ? 'La compartes tú' : `La comparte ${dueno_nombre}`}
          onApply={() => onApply(busqueda)}
          onRemove={propia ? () => void remove(_id, nombre) : undefined}
        />
      ))}
      {found.data !== undefined && found.data.total > found.data.vistas.length && (
        <Text size="sm" c="dimmed" px="sm" py="xs">
          {`Se muestran las primeras ${formatCount(found.data.vistas.length)} de ${formatCount(found.data.total)}. Borra las tuyas que no uses.`}
        </Text>
      )}
      <Menu.Item onClick={() => void share()}>Compartir vista actual…</Menu.Item>
    </>
  );
}
