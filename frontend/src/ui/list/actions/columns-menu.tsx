import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import type { GridHandle } from '../grid/grid.tsx';

/** Shows and hides columns. */
export function ColumnsMenu({ grid }: { grid: GridHandle | undefined }) {
  const [columns, setColumns] = useState<ReturnType<GridHandle['columns']>>([]);
  const refresh = () => setColumns(grid?.columns() ?? []);
  return (
    <Popover position="bottom-end" shadow="md" onOpen={refresh} trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} />} disabled={!grid}>
          Columnas
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Stack gap="sm">
          {columns.map((c) => (
            <Checkbox
              key={c.id}
              size="xs"
              label={c.name}
              checked={c.visible}
              onChange={(e) => {
                grid?.showColumn(c.id, e.currentTarget.checked);
                refresh();
              }}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
