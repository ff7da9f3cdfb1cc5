import { use, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Grid, type GridProps } from './grid.tsx';
import { createKeeper, type KeptGrid, KeptGrids, Keeping } from './kept-grids.tsx';
import styles from './grid-place.module.css';

/** Where the grid of a list stands while its screen is open; the grid itself lives with the frame around all screens. */
export function GridPlace<Row>(props: GridProps<Row>) {
  const { pathname, search } = useLocation();
  const returning = useNavigationType() === 'POP';
  const frame = use(Keeping);
  const [own] = useState(() => (frame ? undefined : createKeeper()));
  const keeper = (frame ?? own)!;
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptGrid>(undefined);
  const name = `${props.phone ? 'tarjetas' : 'tabla'} ${props.name} ${pathname}${search}`;
  const latest = useRef(name);
  // Before the place takes its grid away with it.
  useLayoutEffect(() => {
    kept.current = keeper.stand(latest.current, returning, box.current!);
    return () => keeper.leave(kept.current!, latest.current);
  }, [keeper]);
  useLayoutEffect(() => {
    latest.current = name;
    keeper.show<GridProps<Row>>(kept.current!, Grid<Row>, props, returning);
  });
  return (
    <>
      <div ref={box} className={styles.place} />
      {own && <KeptGrids keeper={own} />}
    </>
  );
}
