import type { AnyMaster } from '@power/domain/kernel/master-row';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { MasterPage } from '../masters/master-page.tsx';
import type { MasterWire } from '../masters/types.ts';
import { part } from '../ui/part.tsx';
import type { PieceRecord } from './piece-preview.tsx';

const PiecePreview = part(() => import('./piece-preview.tsx'), 'PiecePreview');

interface Props {
  readonly master: AnyMaster;
  readonly calls: MasterWire;
  readonly context: string;
}

/** A list of pieces of the home page, each with its preview. */
export function PiecePage({ master, calls, context }: Props) {
  const [shown, setShown] = useState<PieceRecord>();
  return (
    <MasterPage
      master={master}
      calls={calls}
      context={context}
      more={(record) => [
        {
          label: 'Vista previa',
          icon: <IconEye size={16} stroke={1.6} />,
          run: () => setShown(record as PieceRecord),
        },
      ]}
    >
      {shown && <PiecePreview record={shown} calls={calls} onClose={() => setShown(undefined)} />}
    </MasterPage>
  );
}
