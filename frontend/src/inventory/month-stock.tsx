import { Button, Menu } from '@mantine/core';
import { IconCalendarDown, IconChevronDown } from '@tabler/icons-react';
import { addMonths } from '@power/domain/kernel/dates';
import { formatMonth } from '@power/domain/kernel/month';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { download } from '../api/client.ts';
import { monthStock } from '../calls/products.ts';
import { awaitExport } from '../ui/exports/large-exports.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { today } from '../ui/format/times.ts';

/** Months that people ask for; of any other, *Ver al día…* and then the Excel. */
const MONTHS = 12;
const FAILED = 'El stock del mes no se exportó';

async function save(month: string): Promise<void> {
  const [year, mes] = month.split('-').map(Number) as [number, number];
  try {
    const reply = await download(monthStock, { mes, year }, `Stock ${month}.xlsx`);
    if (reply?.ok === true) awaitExport(String(reply.trabajo));
    else if (reply) showToast({ tono: 'danger', titulo: FAILED, texto: 'Elige un mes que ya terminó.' });
  } catch (error) {
    showToast({ tono: 'danger', titulo: FAILED, texto: messageOf(error) });
  }
}

/** The stock of the last instant of a month, as Excel. */
export function MonthStock() {
  const [busy, setBusy] = useState(false);
  const months = Array.from({ length: MONTHS }, (_, n) => addMonths(today(), -n - 1).slice(0, 7));
  const run = (month: string) => {
    setBusy(true);
    void save(month).finally(() => setBusy(false));
  };
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconCalendarDown size={16} />}
          rightSection={<IconChevronDown size={16} />}
        >
          Stock al cierre de mes
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {months.map((month) => (
          <Menu.Item key={month} onClick={() => run(month)}>
            {formatMonth(month)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
