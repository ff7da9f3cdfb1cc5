import type { TaxDocument } from '@power/domain/orders/views/documents';
import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { IconFileTypePdf, IconFileTypeXml } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../api/client.ts';
import { useQueryCall } from '../api/hooks.ts';
import { orderInvoiceDocument, orderInvoices } from '../calls/orders.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { fileOrTell } from '../ui/dialogs/tell.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Money } from '../ui/format/money.tsx';
import { When } from '../ui/format/when.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import styles from './order-sheet.module.css';
import { refusalOf } from './use-sheet.shared.ts';

function Files({ of }: { of: TaxDocument }) {
  const [busy, setBusy] = useState<string>();
  const get = (tipo: 'pdf' | 'xml') => async () => {
    setBusy(tipo);
    await fileOrTell('El documento no se pudo crear', () =>
      download(orderInvoiceDocument, { id: of._id, tipo }, `${of.documento} ${of.folio}.${tipo}`),
    );
    setBusy(undefined);
  };
  const name = `${of.documento} N° ${of.folio}`;
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconFileTypePdf size={16} stroke={1.6} />}
        loading={busy === 'pdf'}
        onClick={() => void get('pdf')()}
        aria-label={`PDF de ${name}`}
      >
        PDF
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconFileTypeXml size={16} stroke={1.6} />}
        loading={busy === 'xml'}
        onClick={() => void get('xml')()}
        aria-label={`XML de ${name}`}
      >
        XML
      </Button>
    </Group>
  );
}

/** *Documentos tributarios*: invoice or receipt, guide and credit notes of an order, as PDF and XML. */
export function TaxDocumentsDialog({ number, onClose }: { number: number; onClose: () => void }) {
  useReturnFocus();
  const query = useQueryCall(orderInvoices, { number });
  const found = query.data?.ok ? query.data.documentos : undefined;
  const refusal = refusalOf(query.data);
  return (
    <Modal opened onClose={onClose} title={`Documentos tributarios del Pedido N° ${number}`} size={SHEET.history}>
      {!found && !refusal && !query.error && <Skeleton height={160} />}
      {!found && (refusal !== undefined || query.error) && (
        <Unreadable what="El pedido" refusal={refusal} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {found?.length === 0 && (
        <EmptyState title="Aún no tiene documentos" hint="La factura y la guía aparecen aquí al emitirlas." />
      )}
      {found && found.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              {['Documento', 'Fecha', 'Neto', 'Total', 'Archivo'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((one) => (
              <tr key={one._id}>
                <th scope="row">
                  {`${one.documento} N° ${one.folio}`}
                  {one.motivo !== null && <small>{one.motivo}</small>}
                </th>
                <td>
                  <When value={one.fecha} />
                </td>
                <td>
                  <Money value={one.neto} />
                </td>
                <td>
                  <Money value={one.total} />
                </td>
                <td>
                  <Files of={one} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
