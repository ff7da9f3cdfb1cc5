import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import { useNavigate } from 'react-router-dom';
import { DocumentOverList } from '../../documents/document-over-list.tsx';
import { useDocument } from '../../documents/use-document.ts';
import { useDocumentDialog } from '../../documents/use-document-dialog.ts';
import { useOpened } from '../../ui/forms/use-opened.ts';
import { part } from '../../ui/part.tsx';
import { orderScreen } from './order-screen.tsx';

const ShipDialog = part(() => import('./ship-dialog.tsx'), 'ShipDialog');
const ReceiveDialog = part(() => import('./receive-dialog.tsx'), 'ReceiveDialog');

const SendDialog = part(() => import('./send-dialog.tsx'), 'SendDialog');
const STEPS = { embarcar: ShipDialog, recepcionar: ReceiveDialog, enviar: SendDialog };
type Step = keyof typeof STEPS;
const isStep = (view: string): view is Step => view in STEPS;

const VIEWS = ['historia', 'embarcar', 'recepcionar', 'enviar'] as const;
type View = (typeof VIEWS)[number];

export const useOrderDialog = () => useDocumentDialog<View>('oc', VIEWS);

/** The step that is asked for, about the order as it was when the form was opened. */
function StepOf({ sheet, view, onClose }: { sheet: PurchaseOrderSheet; view: Step; onClose: () => void }) {
  const { opened } = useOpened(sheet);
  const Dialog = STEPS[view];
  return <Dialog sheet={opened} onClose={onClose} />;
}

function OpenStep({ id, view, onClose }: { id: string; view: Step; onClose: () => void }) {
  const { found } = useDocument(orderScreen, id, '');
  return found ? <StepOf sheet={found.documento} view={view} onClose={onClose} /> : null;
}

/** The order that the address names, over the list. */
export function OrderDialogs() {
  const navigate = useNavigate();
  const { open, show, close } = useOrderDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  const to = (named: string, next: string) =>
    next === 'editar' ? void navigate(`/sistema/oc-importacion-crear?editar=${named}`) : show(named, next as View);
  if (isStep(view)) return <OpenStep key={`${id}/${view}`} id={id} view={view} onClose={() => show(id)} />;
  return <DocumentOverList key={id} screen={orderScreen} id={id} view={view} show={to} onClose={close} />;
}
