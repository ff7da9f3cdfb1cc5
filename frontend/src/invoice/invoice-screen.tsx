import { explainedInvoice } from '@power/domain/invoice/explained.shared';
import { type InvoiceAction, invoiceDocument } from '@power/domain/invoice/views/invoice-document';
import { Anchor } from '@mantine/core';
import type { InvoiceSheet } from '@power/domain/invoice/views/sheet';
import { IconBan, IconFileSpreadsheet, IconHistory, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { invoiceCalls, invoiceGrid } from '../calls/invoice.ts';
import { DocumentLines } from '../documents/document-lines.tsx';
import type { DocumentScreen } from '../documents/types.ts';
import { ExplainedFigures } from './explained-figures.tsx';
import { askAndAnnul, downloadExcel } from './invoice-commands.ts';
import styles from './invoice.module.css';

const icon = { size: 16, stroke: 1.6 };

/** Products, and under them how every figure comes about. */
const Body = ({ sheet }: { readonly sheet: InvoiceSheet }) => (
  <>
    <div className={styles.wide}>
      <DocumentLines lines={invoiceDocument.lines} sheet={sheet} />
    </div>
    <div className={styles.figures}>
      <ExplainedFigures blocks={explainedInvoice(sheet)} divisa={sheet.moneda} />
    </div>
  </>
);

/** The landed cost that was posted with it. */
const CostNotice = ({ sheet }: { readonly sheet: InvoiceSheet }) =>
  sheet.costeo === null ? null : (
    <p>
      Está en el{' '}
      <Anchor component={Link} to={`/sistema/listado-precio-entrega?costeo=${sheet.costeo}`}>
        {`Precio de Entrega N° ${sheet.costeo}`}
      </Anchor>
      , contabilizado.
    </p>
  );

/** The sheet of an import invoice: what it adds to its declaration. */
export const invoiceScreen: DocumentScreen<InvoiceSheet, InvoiceAction> = {
  document: invoiceDocument,
  alone: true,
  calls: invoiceCalls,
  sheetTitle: (id) => `Invoice N° ${id}`,
  address: (id) => `/invoice-listado?invoice=${id}`,
  run: {
    editar: (_, show) => show('editar'),
    excel: (i) => void downloadExcel(i),
    historia: (_, show) => show('historia'),
    anular: (i) => void askAndAnnul(i),
  },
  icons: {
    editar: <IconPencil {...icon} />,
    excel: <IconFileSpreadsheet {...icon} />,
    historia: <IconHistory {...icon} />,
    anular: <IconBan {...icon} />,
  },
  Body,
  Notice: CostNotice,
  lists: { '/invoice-listado': { query: invoiceGrid, idField: '_id' } },
};
