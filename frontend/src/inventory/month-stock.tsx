import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { addMonths } from '@power/domain/kernel/dates';
import { formatMonth } from '@power/domain/kernel/month';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { download } from '../api/client.ts';
import { useCommand } from '../api/hooks.ts';
import { mailMonthStock, monthStock } from '../calls/products.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { awaitExport } from '../ui/exports/large-exports.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { today } from '../ui/format/times.ts';

/** Months that people ask for; of any other, *Ver al día…* and then the Excel. */
const MONTHS = 12;

const partsOf = (month: string) => {
  const [year, mes] = month.split('-').map(Number) as [number, number];
  return { mes, year };
};

/** Downloads the stock of a month (`yyyy-MM`). Returns the sentence of a refusal. */
async function save(month: string): Promise<string | undefined> {
  const request = { accion: 'exportacionstockmes' as const, ...partsOf(month) };
  const reply = await download(monthStock, request, `Stock ${month}.xlsx`);
  if (reply?.ok === true) awaitExport(String(reply.trabajo));
  return reply?.ok === false ? String(reply.mensaje) : undefined;
}

/** The stock of the last instant of a month, as Excel: by mail to whoever asks, or as a download. */
export function MonthStock() {
  const months = Array.from({ length: MONTHS }, (_, n) => addMonths(today(), -n - 1).slice(0, 7));
  const [opened, setOpened] = useState(false);
  const [month, setMonth] = useState(months[0]!);
  const [downloading, setDownloading] = useState(false);
  const { run, busy } = useCommand(mailMonthStock);
  const close = () => setOpened(false);
  const refuse = (titulo: string, texto: string) => showToast({ tono: 'danger', titulo, texto });
  const mail = async () => {
    try {
      const reply = await run(partsOf(month));
      if (!reply.ok) return refuse(reply.titulo, reply.mensaje);
      showToast({ titulo: 'Correo en camino', texto: reply.mensaje });
      close();
    } catch (error) {
      refuse('El stock del mes no se envió', messageOf(error));
    }
  };
  const fetchFile = async () => {
    const failed = 'El stock del mes no se exportó';
    setDownloading(true);
    try {
      const refused = await save(month);
      if (refused !== undefined) return refuse(failed, refused);
      close();
    } catch (error) {
      refuse(failed, messageOf(error));
    } finally {
      setDownloading(false);
    }
  };
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarDown size={16} />} onClick={() => setOpened(true)}>
        Stock al cierre de mes
      </Button>
      <Modal opened={opened} onClose={close} title="Stock al cierre de mes" size={SHEET.record}>
        <Stack>
          <NativeSelect
            label="Mes"
            description="El stock de cada producto en cada bodega al último instante del mes, en Excel"
            value={month}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
            data={months.map((value) => ({ value, label: formatMonth(value) }))}
          />
          <Group justify="flex-end">
            <Button variant="default" loading={downloading} onClick={() => void fetchFile()}>
              Descargar
            </Button>
            <Button loading={busy} onClick={() => void mail()}>
              Enviar a mi correo
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
