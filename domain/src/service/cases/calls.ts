import type { CallBase } from '../../kernel/call.ts';
import { documentCalls } from '../../kernel/document-calls.ts';
import { relatedOf } from '../../kernel/relation.ts';
import { relations } from '../../relations.ts';
import {
  approveCase,
  assignTechnician,
  deliverCase,
  noteDiagnosis,
  receiveCase,
  rejectCase,
  resolveCase,
  returnUnits,
  startDiagnosis,
} from './advance-case.ts';
import { serviceCase } from './case.ts';
import { changeCaseClient } from './change-case-client.ts';
import { createCase } from './create-case.ts';
import { revokeCaseLink, shareCase } from './link-case.ts';
import { followRepair, linkRepair } from './follow-quotation.ts';
import { exchangeUnit, fitPart } from './move-goods.ts';
import { quoteRepair } from './quote-repair.ts';
import { movementRefused, undoMovement } from './undo-movement.ts';
import { RMA_PEOPLE, rmaId, visibleCase } from './guards.ts';
import { caseBoard, rmaLimitsNow } from './views/board.ts';
import { failureRates, failureRatesFile } from './views/failure-rates.ts';
import { advanceClaim } from '../claims/advance-claim.ts';
import { lendUnit } from '../loans/lend-unit.ts';
import { settleLoan } from '../loans/settle-loan.ts';
import { askCredit } from '../credits/ask-credit.ts';
import { tellCredit } from '../credits/tell-credit.ts';
import { openClaim } from '../claims/open-claim.ts';
import { claimExport, claimGrid, claimSuppliers } from '../claims/views/grids.ts';
import { caseDocument } from './views/case-document.ts';
import { caseExport, caseGrid, caseSale, caseTechnicians } from './views/grids.ts';
import { casePaper, sharedCase } from './views/papers.ts';
import { caseSheet } from './views/sheet.ts';
import { caseToQuote } from './views/to-quote.ts';

/** Sheet, history and files of cases. */
export const caseCalls = documentCalls(caseDocument, {
  related: relatedOf(caseDocument.row, relations),
  aggregate: serviceCase,
  id: rmaId,
  sheet: caseSheet,
  read: RMA_PEOPLE,
  historia: RMA_PEOPLE,
  // Photos of a fault come from whoever has the product in hand.
  attach: RMA_PEOPLE,
  visible: visibleCase,
  shown: ({ enlace, ...c }) => ({ ...c, enlace: enlace && { vence: enlace.vence } }),
  actions: {
    aprobar: approveCase,
    recibir: receiveCase,
    diagnosticar: startDiagnosis,
    diagnostico: noteDiagnosis,
    repuesto: fitPart,
    cambiar: exchangeUnit,
    prestar: lendUnit,
    prestamo: settleLoan,
    resolver: resolveCase,
    entregar: deliverCase,
    asignar: assignTechnician,
    deshacer: undoMovement,
    acreditar: askCredit,
    reclamo: openClaim,
    avanzarreclamo: advanceClaim,
    cotizar: caseToQuote,
    cotizacion: quoteRepair,
    recepcion: casePaper,
    etiqueta: casePaper,
    comprobante: casePaper,
    enlace: shareCase,
    retirar: revokeCaseLink,
    historia: 'history',
    rechazar: rejectCase,
    devolver: returnUnits,
  },
  anytime: [],
});

/** Calls of cases, but for their sheet. */
export const callsOfCases = [
  createCase,
  approveCase,
  rejectCase,
  returnUnits,
  receiveCase,
  startDiagnosis,
  assignTechnician,
  noteDiagnosis,
  resolveCase,
  deliverCase,
  fitPart,
  exchangeUnit,
  lendUnit,
  settleLoan,
  undoMovement,
  movementRefused,
  quoteRepair,
  linkRepair,
  followRepair,
  caseToQuote,
  changeCaseClient,
  shareCase,
  revokeCaseLink,
  casePaper,
  sharedCase,
  caseGrid,
  caseExport,
  caseSale,
  caseTechnicians,
  caseBoard,
  rmaLimitsNow,
  askCredit,
  tellCredit,
  openClaim,
  advanceClaim,
  claimGrid,
  claimExport,
  claimSuppliers,
  failureRates,
  failureRatesFile,
] as readonly unknown[] as readonly CallBase[];
