import type { NotaProducto } from '@power/domain/products/views/product-row';
import { Tooltip } from '@mantine/core';
import type { Tone } from '../ui/status-dot.tsx';
import { StatusDot } from '../ui/status-dot.tsx';
import { formatDayTime } from '../ui/format/times.ts';

/** A product's note in a list: its label, or how it begins; the whole on hover. */
export const NoteCell = ({ nota }: { nota: NotaProducto | undefined }) =>
  nota?.tiene ? (
    <Tooltip label={`${nota.txt} · ${nota.by ?? ''}, ${formatDayTime(nota.at)}`} multiline maw={360}>
      <span>
        <StatusDot tone={nota.color as Tone}>{nota.tag ?? nota.txt}</StatusDot>
      </span>
    </Tooltip>
  ) : null;
