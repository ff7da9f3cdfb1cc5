import { type AnyMaster, recordTitle } from '@power/domain/kernel/master-row';
import { masterWords } from '@power/domain/kernel/master-words';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import type { MasterWire, Record_ } from './types.ts';
import { VersionsDrawer } from './versions-drawer.shared.tsx';

interface Props {
  readonly master: AnyMaster;
  readonly calls: MasterWire;
  readonly record: Record_;
  readonly onClose: () => void;
}
const DRAFT =
  'Queda como borrador con los datos y el diseño de entonces: los visitantes no lo ven hasta que lo publiques. Lo de ahora sigue en el historial.';
const AT_ONCE =
  'Queda con los datos de entonces, y los visitantes lo ven así desde ya. Lo de ahora sigue en el historial.';

/** *Historial* of a record that may be put back to any version. */
export function MasterVersions({ master, calls, record, onClose }: Props) {
  const may = useMay()(calls.restore!);
  const back = async (version: number, expectedVersion: number) => {
    await tell(
      `${masterWords(master).The} no volvió a esa versión`,
      () =>
        call(calls.restore!, { id: record._id, version } as never, {
          commandId: crypto.randomUUID(),
          expectedVersion,
        }) as never,
    );
    refreshList(master.name);
  };
  return (
    <VersionsDrawer
      nombre={recordTitle(master, record)}
      id={record._id}
      versions={calls.versions!}
      warning={master.restored?.['estado'] === undefined ? AT_ONCE : DRAFT}
      restore={may ? back : undefined}
      onClose={onClose}
    />
  );
}
