import { type CaseAction, caseDocument } from '@power/domain/service/cases/views/case-document';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconChecks,
  IconComponents,
  IconFileDollar,
  IconFileText,
  IconHistory,
  IconLink,
  IconLinkOff,
  IconPackage,
  IconPackageExport,
  IconPackageImport,
  IconPencil,
  IconReceiptDollar,
  IconReceiptRefund,
  IconReplace,
  IconShieldCheck,
  IconShieldQuestion,
  IconTag,
  IconTool,
  IconTruckDelivery,
  IconTruckReturn,
  IconUser,
} from '@tabler/icons-react';
import { caseCalls, caseGrid } from '../calls/service.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { repairIn } from '../quotations/repair-address.shared.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { useDocumentDialog } from '../documents/use-document-dialog.ts';
import { CaseNotice } from './case-notice.tsx';
import { askAndRevoke, copyCaseLink, savePaper } from './case-link.ts';
import { approve, askAndDeliver, askAndReject, askAndReturn, receive, start } from './case-commands.ts';

const icon = { size: 16, stroke: 1.6 };

/** What of a case is open: `?rma=12&ver=resolver`. */
export const useCaseDialog = () =>
  useDocumentDialog('rma', [
    'historia',
    'diagnostico',
    'resolver',
    'asignar',
    'repuesto',
    'cambiar',
    'prestar',
    'prestamo',
    'deshacer',
    'cotizacion',
    'reclamo',
    'avanzarreclamo',
    'acreditar',
  ]);

/** The sheet of a case: what it adds to its declaration. */
export const caseScreen: DocumentScreen<CaseSheet, CaseAction> = {
  document: caseDocument,
  calls: caseCalls,
  sheetTitle: (id) => caseDocument.title(id),
  run: {
    aprobar: (c) => void approve(c),
    recibir: (c) => void receive(c),
    diagnosticar: (c) => void start(c),
    diagnostico: (_, show) => show('diagnostico'),
    repuesto: (_, show) => show('repuesto'),
    cambiar: (_, show) => show('cambiar'),
    prestar: (_, show) => show('prestar'),
    prestamo: (_, show) => show('prestamo'),
    resolver: (_, show) => show('resolver'),
    entregar: (c) => void askAndDeliver(c),
    asignar: (_, show) => show('asignar'),
    cotizar: (c) => goTo(repairIn(c.number)),
    cotizacion: (_, show) => show('cotizacion'),
    acreditar: (_, show) => show('acreditar'),
    reclamo: (_, show) => show('reclamo'),
    avanzarreclamo: (_, show) => show('avanzarreclamo'),
    deshacer: (_, show) => show('deshacer'),
    recepcion: (c) => void savePaper(c, 'recepcion'),
    etiqueta: (c) => void savePaper(c, 'etiqueta'),
    comprobante: (c) => void savePaper(c, 'prestamo'),
    enlace: (c) => void copyCaseLink(c),
    retirar: (c) => void askAndRevoke(c),
    historia: (_, show) => show('historia'),
    rechazar: (c) => void askAndReject(c),
    devolver: (c) => void askAndReturn(c),
  },
  icons: {
    aprobar: <IconCheck {...icon} />,
    recibir: <IconPackage {...icon} />,
    diagnosticar: <IconTool {...icon} />,
    diagnostico: <IconPencil {...icon} />,
    repuesto: <IconComponents {...icon} />,
    cambiar: <IconReplace {...icon} />,
    prestar: <IconPackageExport {...icon} />,
    prestamo: <IconPackageImport {...icon} />,
    resolver: <IconChecks {...icon} />,
    entregar: <IconTruckDelivery {...icon} />,
    asignar: <IconUser {...icon} />,
    cotizar: <IconReceiptDollar {...icon} />,
    cotizacion: <IconFileDollar {...icon} />,
    acreditar: <IconReceiptRefund {...icon} />,
    reclamo: <IconShieldQuestion {...icon} />,
    avanzarreclamo: <IconShieldCheck {...icon} />,
    deshacer: <IconArrowBackUp {...icon} />,
    recepcion: <IconFileText {...icon} />,
    etiqueta: <IconTag {...icon} />,
    comprobante: <IconFileText {...icon} />,
    enlace: <IconLink {...icon} />,
    retirar: <IconLinkOff {...icon} />,
    historia: <IconHistory {...icon} />,
    rechazar: <IconBan {...icon} />,
    devolver: <IconTruckReturn {...icon} />,
  },
  Notice: CaseNotice,
  lists: { '/sistema/rma': { query: caseGrid, idField: '_id' } },
};
