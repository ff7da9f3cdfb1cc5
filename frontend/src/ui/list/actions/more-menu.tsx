import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3, IconDots, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnyCall } from '../../../api/wire.ts';
import { WITH_SUB_MENU } from '../../../theme/menus.ts';
import { DENSITIES, type Density, useAppearance } from '../../appearance.ts';
import type { GridHandle } from '../grid/grid.tsx';
import type { ListState } from '../list-state.ts';
import { useExport } from './use-export.ts';

interface Props {
  readonly grid: GridHandle | undefined;
  readonly phone: boolean;
  readonly exportCall: AnyCall | undefined;
  readonly exportParams: Readonly<Record<string, unknown>>;
  readonly state: ListState;
  readonly title: string;
}
const NAMES: Readonly<Record<Density, string>> = { compact: 'Compacta', normal: 'Normal', comfortable: 'Cómoda' };

/** Columns, density and the file of a list: what is wanted now and then. */
export function MoreMenu({ grid, phone, exportCall, exportParams, state, title }: Props) {
  const [columns, setColumns] = useState<ReturnType<GridHandle['columns']>>([]);
  const { densidad, change } = useAppearance();
  const { busy, run } = useExport({ call: exportCall, params: exportParams, state, title });
  const refresh = () => setColumns(grid?.columns() ?? []);
  // On a phone a list has cards: no columns to choose, no density.
  if (phone && !exportCall) return null;
  return (
    <Menu position="bottom-end" onOpen={refresh}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label="Más acciones de la lista" loading={busy} disabled={!grid}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown {...WITH_SUB_MENU}>
        {exportCall && (
          <Menu.Item leftSection={<IconFileSpreadsheet size={16} />} onClick={() => void run()}>
            Exportar a Excel
          </Menu.Item>
        )}
        {!phone && (
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<IconColumns3 size={16} />}>Columnas</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              {columns.map((c) => (
                <Menu.CheckboxItem
                  key={c.id}
                  checked={c.visible}
                  closeMenuOnClick={false}
                  onChange={(visible) => {
                    grid?.showColumn(c.id, visible);
                    refresh();
                  }}
                >
                  {c.name}
                </Menu.CheckboxItem>
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
        )}
        {!phone && (
          <>
            <Menu.Divider />
            <Menu.Label>Densidad</Menu.Label>
            <Menu.RadioGroup value={densidad} onChange={(value) => change({ densidad: value as Density })}>
              {DENSITIES.map((density) => (
                <Menu.RadioItem key={density} value={density}>
                  {NAMES[density]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
