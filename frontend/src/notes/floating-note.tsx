import { useResizeObserver } from '@mantine/hooks';
import { type ComponentProps, useLayoutEffect } from 'react';
import { Rnd } from 'react-rnd';
import { NOTE_WIDTH, type Point, STACK } from './geometry.ts';
import { NoteCard } from './note-card.tsx';
import styles from './notes.module.css';

interface Props extends ComponentProps<typeof NoteCard> {
  readonly at: Point;
  readonly layer: number;
  readonly onMove: (to: Point) => void;
  readonly onRaise: () => void;
  /** How high it is, px: as what is in it comes and goes. */
  readonly onHeight: (height: number) => void;
}

/** A note over the screen: dragged by its head, or moved by the arrows from its button. */
export function FloatingNote({ at, layer, onMove, onHeight, ...card }: Props) {
  const [frame, { height }] = useResizeObserver<HTMLDivElement>();
  useLayoutEffect(() => onHeight(height), [height]);
  return (
    <Rnd
      className={styles.rnd ?? ''}
      style={{ zIndex: layer }}
      position={at}
      size={{ width: NOTE_WIDTH, height: 'auto' }}
      enableResizing={false}
      bounds="window"
      dragHandleClassName={styles.head ?? ''}
      cancel="button, a"
      onDragStart={card.onRaise}
      onDragStop={(_, { x, y }) => {
        if (x !== at.x || y !== at.y) onMove({ x, y });
      }}
    >
      <div ref={frame}>
        <NoteCard {...card} onStep={({ x, y }) => onMove({ x: at.x + x * STACK.step, y: at.y + y * STACK.step })} />
      </div>
    </Rnd>
  );
}
