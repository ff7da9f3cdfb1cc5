import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterimageOf, isDrawn, keepAfterimage, showAfterimage } from './afterimage.ts';
import { Grid, type GridProps } from './grid.tsx';
import { keepGridStyles } from './grid-styles.ts';
import styles from './returning-grid.module.css';

/** A list that takes longer to come back than this is not there: its own skeleton says so. */
const LONGEST_MS = 4000;

/** Whoever goes back twice, or on at once, waits for no grid in between; ms. */
const REST_MS = 100;

/** Calls `then` once what was just put into the page has been painted and looked at. Returns how to stop waiting for it. */
const seen = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then, REST_MS);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * The grid, and before it what the list looked like when it was left: making a grid anew takes a slow machine a second,
 * its picture a frame. The picture cannot be pressed and is read out to nobody; it goes when the rows are there.
 */
export function ReturningGrid<Row>(props: GridProps<Row>) {
  const { pathname, search } = useLocation();
  const returning = useNavigationType() === 'POP';
  const [image] = useState(() => afterimageOf(pathname + search, returning));
  const [shown, setShown] = useState<'picture' | 'both' | 'grid'>(image ? 'picture' : 'grid');
  const list = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const address = useRef(pathname + search);
  useEffect(() => {
    address.current = pathname + search;
  });

  // Before the grid takes its rows away with it.
  useLayoutEffect(() => {
    const box = list.current!;
    return () => {
      keepGridStyles();
      keepAfterimage(address.current, box.firstElementChild);
    };
  }, []);
  useLayoutEffect(() => {
    if (image && !showAfterimage(image, picture.current!)) setShown('grid');
  }, [image]);
  useEffect(() => {
    if (shown !== 'picture') return;
    return seen(() => setShown('both'));
  }, [shown]);
  useEffect(() => {
    if (shown !== 'both') return;
    const end = performance.now() + LONGEST_MS;
    let frame = requestAnimationFrame(function look() {
      if (isDrawn(list.current) || performance.now() > end) setShown('grid');
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);

  const { onError, onCount } = props;
  return (
    <>
      <div ref={list} className={styles.list}>
        {shown !== 'picture' && (
          <Grid<Row>
            {...props}
            onError={(error) => {
              setShown('grid');
              onError(error);
            }}
            onCount={(count) => {
              if (count === 0) setShown('grid');
              onCount(count);
            }}
          />
        )}
      </div>
      {shown !== 'grid' && <div ref={picture} className={styles.picture} aria-hidden inert />}
    </>
  );
}
