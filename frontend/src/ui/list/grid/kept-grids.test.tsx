import { act, render, screen } from '@testing-library/react';
import { use, useLayoutEffect, useRef } from 'react';
import { type CurrentUser, currentUser } from '../../../access/current-user.ts';
import { KeepGrids, type KeptGrid, Keeping, type Placed } from './kept-grids.tsx';

interface Told extends Placed {
  readonly state: { readonly asOf: string };
  readonly text: string;
}

/** A grid as far as its keeper looks at it, with what it was told. */
const Rows = ({ text, parked, visit, returning }: Told) => (
  <div className="ag-grid-viewport">
    {text !== '' && (
      <div className="ag-row ag-row-hover">
        <div className="ag-cell">{`${text} ${visit} ${returning ? 'vuelve' : 'llega'} ${parked ? 'aparte' : 'en su sitio'}`}</div>
      </div>
    )}
  </div>
);

interface PlaceProps {
  readonly name: string;
  readonly text?: string;
  readonly returning?: boolean;
}

/** A list in whose place its grid stands. */
function Place({ name, text = name, returning = true }: PlaceProps) {
  const keeper = use(Keeping)!;
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptGrid>(undefined);
  useLayoutEffect(() => {
    kept.current = keeper.stand(name, returning, box.current!);
    return () => keeper.leave(kept.current!, name);
  }, []);
  useLayoutEffect(() => {
    keeper.show<Omit<Told, keyof Placed>>(kept.current!, Rows, { text, state: { asOf: '' } }, returning);
  });
  return <div ref={box} data-testid="sitio" />;
}

const person = (_id: string): void => act(() => currentUser.set({ _id } as CurrentUser));
const frame = (): Promise<void> =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));

/** Screens of which one is open, as the frame around them shows them. */
function screens() {
  const at = (place?: PlaceProps) => <KeepGrids>{place && <Place key={place.name} {...place} />}</KeepGrids>;
  const { rerender, unmount } = render(at());
  const show = (name?: string, more: Omit<PlaceProps, 'name'> = {}): void =>
    rerender(at(name === undefined ? undefined : { name, ...more }));
  const go = async (...to: Parameters<typeof show>): Promise<void> => {
    show(...to);
    await frame();
  };
  /** Leaves the list, comes back, and answers whether the very same rows are there. */
  const again = async (name: string, more: Omit<PlaceProps, 'name'> = {}, meanwhile?: () => void): Promise<boolean> => {
    await go(name);
    const rows = document.querySelector('.ag-row');
    await go();
    meanwhile?.();
    await go(name, more);
    return rows !== null && document.querySelector('.ag-row') === rows;
  };
  return { show, go, again, unmount };
}

beforeEach(() => person('u1'));
afterEach(() => act(() => currentUser.set(undefined)));

test('whoever comes back finds the very same rows, told that somebody came back', async () => {
  const { again } = screens();
  expect(await again('pedidos', { text: 'otros' })).toBe(true);
  expect(screen.getByTestId('sitio')).toHaveTextContent('otros 2 vuelve en su sitio');
  expect(document.querySelector('.ag-row-hover')).toBeNull();
});

test('rows of a list that was left are not in the page, and know that they are apart', async () => {
  const { go } = screens();
  await go('pedidos');
  const rows = document.querySelector('.ag-row')!;
  await go();
  expect(document.querySelector('.ag-row')).toBeNull();
  expect(rows).toHaveTextContent('aparte');
});

test('whoever goes on at once never had the list put apart', async () => {
  const { go, show } = screens();
  await go('pedidos');
  const rows = document.querySelector('.ag-row')!;
  show();
  show('pedidos');
  await frame();
  expect(document.querySelector('.ag-row')).toBe(rows);
  expect(rows).toHaveTextContent('pedidos 2 vuelve en su sitio');
});

test('what it was scrolled to is as it was; whoever comes anew begins at the top', async () => {
  const { go, again } = screens();
  await go('pedidos');
  const part = document.querySelector<HTMLElement>('.ag-grid-viewport')!;
  part.scrollTop = 700;
  part.dispatchEvent(new Event('scroll'));
  part.scrollTo = ((left: number, top: number) => {
    part.scrollTop = top;
  }) as never;
  await go();
  part.scrollTop = 0;
  await go('pedidos');
  expect(part.scrollTop).toBe(700);
  expect(await again('pedidos', { returning: false })).toBe(false);
});

test('another person, or the same with other rights, finds none of them', async () => {
  const { again } = screens();
  expect(await again('pedidos', {}, () => person('u2'))).toBe(false);
  expect(await again('pedidos', {}, () => person('u2'))).toBe(false);
  expect(await again('pedidos')).toBe(true);
});

test('so many are kept, those that were left last', async () => {
  const { go } = screens();
  const rows = new Map<string, Element | null>();
  for (const name of ['a', 'b', 'c', 'd']) {
    await go(name);
    rows.set(name, document.querySelector('.ag-row'));
  }
  await go();
  const same: string[] = [];
  for (const name of ['d', 'c', 'b', 'a']) {
    await go(name);
    if (document.querySelector('.ag-row') === rows.get(name)) same.push(name);
  }
  expect(same).toEqual(['d', 'c', 'b']);
});

test('a list without rows is made anew, and nothing is kept when the frame goes', async () => {
  const { again, go, unmount } = screens();
  await go('vacía', { text: '' });
  const part = document.querySelector('.ag-grid-viewport');
  await go();
  await go('vacía', { text: '' });
  expect(document.querySelector('.ag-grid-viewport')).not.toBe(part);
  expect(await again('pedidos')).toBe(true);
  await go();
  unmount();
  await frame();
  expect(document.body.innerHTML).toBe('<div></div>');
});
