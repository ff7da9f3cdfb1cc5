import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { quotationVersions as call } from '../calls/quotations.ts';
import { DetailDialog } from '../ui/dialogs/detail-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { DIVISA } from './currency.ts';
import { VersionLines, type Versions } from './version-lines.tsx';
import styles from './versions.module.css';
import { Select } from '../ui/forms/select.tsx';

/** *Comparar versiones*: any two saved versions of a quotation, line by line. */
export function VersionsDialog({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const { margenes } = useCurrentUser().permisos;
  const [chosen, setChosen] = useState<{ readonly version?: number; readonly contra?: number }>({});
  const [all, setAll] = useState(false);
  const query = useQueryCall(call, { cotizacion: number, ...chosen }, { keepPrevious: true, staleTime: 0 });
  const reply = query.data as Versions | { ok: false; mensaje?: string } | undefined;
  const found = reply?.ok ? reply : undefined;
  const failed = reply?.ok === false ? reply.mensaje : query.error ? messageOf(query.error) : undefined;
  const options = found?.versiones.map(({ version, fecha, usuario }) => ({
    value: String(version),
    label: `Versión ${version} · ${formatDayTime(fecha)} · ${usuario}`,
  }));
  const side = (which: number) => found!.versiones.find(({ version }) => version === which)!;
  const total = (which: number) => {
    const { total: pesos, total_moneda } = side(which);
    return found!.moneda === 'pesos' ? formatMoney(pesos) : formatMoney(total_moneda, DIVISA[found!.moneda]);
  };
  const lines = found?.lineas.filter(({ que }) => all || que !== 'igual') ?? [];
  return (
    <DetailDialog
      title={`Versiones de la Cotización N° ${number}`}
      onClose={onClose}
      loading={!found && failed === undefined}
      actions={
        <Button variant="default" onClick={onClose}>
          Cerrar
        </Button>
      }
      totals={
        found && (
          <p className={styles.sum}>
            {`${found.moneda === 'pesos' ? 'TOTAL' : 'Total neto'} ${total(found.contra)} a `}
            <strong>{total(found.version)}</strong>
          </p>
        )
      }
    >
      {failed !== undefined && <EmptyState title="Las versiones no se pudieron leer" hint={failed} />}
      {found && (
        <>
          <div className={styles.chosen}>
            <Select
              label="Desde"
              data={options ?? []}
              value={String(found.contra)}
              allowDeselect={false}
              onChange={(value) => setChosen({ version: found.version, contra: Number(value) })}
            />
            <Select
              label="Hasta"
              data={options ?? []}
              value={String(found.version)}
              allowDeselect={false}
              onChange={(value) => setChosen({ version: Number(value), contra: found.contra })}
            />
            <Button variant="subtle" onClick={() => setAll(!all)}>
              {all ? 'Solo lo que cambió' : `Todas las líneas (${formatCount(found.lineas.length)})`}
            </Button>
          </div>
          {lines.length === 0 ? (
            <p role="status">
              {found.versiones.length === 1
                ? 'Esta cotización tiene una sola versión.'
                : 'Ninguna línea cambió entre estas versiones.'}
            </p>
          ) : (
            <VersionLines lines={lines} moneda={found.moneda} margenes={margenes} />
          )}
        </>
      )}
    </DetailDialog>
  );
}
