import { useNavigate } from 'react-router-dom';
import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import { DocumentOverList } from '../../documents/document-over-list.tsx';
import { useDocument } from '../../documents/use-document.ts';
import { useDocumentDialog } from '../../documents/use-document-dialog.ts';
import { useOpened } from '../../ui/forms/use-opened.ts';
import { part } from '../../ui/part.tsx';
import { costScreen } from './cost-screen.tsx';
import { FORM } from './refresh-costs.ts';

const STEPS = {
  complementar: part(() => import('./complement-dialog.tsx'), 'ComplementDialog'),
  revertircomplemento: part(() => import('./revert-complement-dialog.tsx'), 'RevertComplementDialog'),
};
type Step = keyof typeof STEPS;
const isStep = (view: string): view is Step => view in STEPS;
const VIEWS = ['historia', 'complementar', 'revertircomplemento'] as const;
type View = (typeof VIEWS)[number];

/** The landed cost that the address names, and what is asked about it. */
export function useCostDialog() {
  const navigate = useNavigate();
  const { open, show, close } = useDocumentDialog<View>('costeo', VIEWS);
  const view = (id: string | number, name: string) =>
    name === 'editar'
      ? void navigate(`${FORM}?editar=${id}`)
      : show(id, VIEWS.includes(name as View) ? (name as View) : 'resumen');
  return { open, show, view, close };
}

/** A step of the cost as it was when the form was opened. */
function StepOf({ sheet, view, onClose }: { sheet: LandedCostSheet; view: Step; onClose: () => void }) {
  const { opened, goOn } = useOpened(sheet);
  const Dialog = STEPS[view];
  return <Dialog sheet={opened} onNewer={goOn} onClose={onClose} />;
}

function OpenStep({ id, view, onClose }: { id: string; view: Step; onClose: () => void }) {
  const { found } = useDocument(costScreen, id, '');
  return found ? <StepOf sheet={found.documento} view={view} onClose={onClose} /> : null;
}

/** A landed cost over its list. */
export function CostDialogs() {
  const { open, show, view: to, close } = useCostDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  if (isStep(view)) return <OpenStep key={`${id}/${view}`} id={id} view={view} onClose={() => show(id)} />;
  return <DocumentOverList key={id} screen={costScreen} id={id} view={view} show={to} onClose={close} />;
}
