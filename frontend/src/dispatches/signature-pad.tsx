import { Button, Input } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import styles from './stops.module.css';

/** Drawn larger than shown, so that it can be read on paper. */
const [WIDTH, HEIGHT] = [720, 240];

/** Whoever receives signs with the finger. Tells the drawing as a PNG, or that it was wiped out. */
export function SignaturePad({
  label,
  onChange,
}: {
  readonly label: string;
  readonly onChange: (png: string) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef(false);
  const [drawn, setDrawn] = useState(false);
  const pen = ({ currentTarget: pad, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = pad.getBoundingClientRect();
    const context = pad.getContext('2d')!;
    return { context, x: ((clientX - left) / width) * WIDTH, y: ((clientY - top) / height) * HEIGHT };
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { context, x, y } = pen(event);
    const { backgroundColor, color } = getComputedStyle(event.currentTarget);
    if (!drawn) {
      // A file without a ground of its own would be unreadable on another.
      context.fillStyle = backgroundColor;
      context.fillRect(0, 0, WIDTH, HEIGHT);
    }
    context.strokeStyle = color;
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(x, y);
    drawing.current = true;
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing.current) return;
    const { context, x, y } = pen(event);
    context.lineTo(x, y);
    context.stroke();
  };
  const end = () => {
    if (!drawing.current) return;
    drawing.current = false;
    setDrawn(true);
    onChange(canvas.current!.toDataURL('image/png'));
  };
  const wipe = () => {
    canvas.current!.getContext('2d')!.clearRect(0, 0, WIDTH, HEIGHT);
    setDrawn(false);
    onChange('');
  };
  return (
    <Input.Wrapper label={label} labelElement="div" description="Con el dedo, quien recibe">
      <canvas
        ref={canvas}
        className={styles.pad}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={drawn ? `${label}: firmada` : `${label}: en blanco`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {drawn && (
        <Button variant="default" size="sm" onClick={wipe}>
          Borrar firma
        </Button>
      )}
    </Input.Wrapper>
  );
}
