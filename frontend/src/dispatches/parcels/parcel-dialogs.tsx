import { useStore } from '../../api/store.ts';
import { part } from '../../ui/part.tsx';
import { doneWithTask, parcelTask } from './parcel-tasks.ts';

const ContentsDialog = part(() => import('./contents-dialog.tsx'), 'ContentsDialog');
const CloseParcelDialog = part(() => import('./close-parcel-dialog.tsx'), 'CloseParcelDialog');
const MergeDialog = part(() => import('./merge-dialog.tsx'), 'MergeDialog');
const LabelDialog = part(() => import('./label-dialog.tsx'), 'LabelDialog');

/** What is being done with a package. */
export function ParcelDialogs() {
  const task = useStore(parcelTask);
  if (!task) return null;
  const { kind, sheet } = task;
  const rest = { sheet, onClose: doneWithTask };
  const key = `${kind}-${sheet.number}`;
  if (kind === 'cerrar') return <CloseParcelDialog key={key} {...rest} />;
  if (kind === 'unir') return <MergeDialog key={key} {...rest} />;
  if (kind === 'etiqueta') return <LabelDialog key={key} {...rest} />;
  return <ContentsDialog key={key} {...rest} split={kind === 'separar'} />;
}
