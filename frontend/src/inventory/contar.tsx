import { EN_CURSO } from '@power/domain/inventory/counts/parts';
import { byPlace } from '@power/domain/inventory/counts/lines.shared';
import type { CountSheet } from '@power/domain/inventory/counts/views/sheet';
import { scannedText } from '@power/domain/kernel/scanned-code';
import { Button, Progress, TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { countLine } from '../calls/inventory.ts';
import { productSearch } from '../calls/products.ts';
import { calledExactly } from '../documents/product-search/find-product.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { nameOf } from '../documents/document-words.ts';
import { useDocument } from '../documents/use-document.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NotNow } from '../ui/not-now.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { part } from '../ui/part.tsx';
import { countScreen } from './counts/count-screen.tsx';
import { CountingLine, type Said } from './counts/counting-line.tsx';
import styles from './counts/counting.module.css';

const OtherProduct = part(() => import('./counts/other-product-dialog.tsx'), 'OtherProductDialog');

/** Lines on the screen at once: the scanner, or a few letters, bring the others. */
const SHOWN = 40;

/** Lines that a scanned place, part number or code names, or of these products; all that are still open otherwise. */
const linesFor = ({ lineas }: CountSheet, typed: string, scanned: readonly string[]) => {
  const search = scannedText(typed)
    .toLowerCase()
    .replace(/^bod\|/, '');
  return byPlace(lineas).filter(({ situacion, ubicacion, producto }) =>
    search === ''
      ? situacion !== 'Contada'
      : scanned.includes(producto._id) ||
        [ubicacion ?? '', producto.part_number, producto.codigo, producto.nombre].some((text) =>
          text.toLowerCase().includes(search),
        ),
  );
};

function Counting({ count }: { readonly count: CountSheet }) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Said>();
  const [other, setOther] = useState(false);
  const done = count.lineas.filter(({ situacion }) => situacion === 'Contada').length;
  const buscar = scannedText(typed);
  const products = useQueryCall(productSearch, { buscar }, { enabled: /\d{3}/.test(buscar) });
  const scanned = calledExactly(products.data?.productos ?? [], buscar).map(({ _id }) => _id);
  const lines = linesFor(count, typed, scanned);
  const open = EN_CURSO.includes(count.estado);
  return (
    <div className={styles.page}>
      <Progress value={(done / Math.max(1, count.lineas.length)) * 100} aria-label="Avance del conteo" />
      <div className={styles.meta}>{`${done} de ${count.lineas.length} líneas contadas`}</div>
      <TextInput
        label="Ubicación o producto"
        placeholder="Escanea, o escribe unas letras"
        size="lg"
        leftSection={<IconScan size={20} aria-hidden />}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(e) => setTyped(e.currentTarget.value)}
      />
      <div aria-live="assertive" className={styles.said} data-wrong={said !== undefined && !said.ok}>
        {said?.text}
      </div>
      {!open || lines.length === 0 ? (
        <EmptyState
          title={open && typed !== '' ? 'Nada coincide en este inventario' : 'No queda nada por contar'}
          hint={
            open && typed !== ''
              ? 'Revisa el código, o borra lo escrito para ver lo que falta. Si está en el estante y no en la lista, cuéntalo como otro producto.'
              : 'Termina el conteo en la ficha del inventario.'
          }
        />
      ) : (
        <ul className={styles.lines}>
          {lines.slice(0, SHOWN).map((line) => (
            <CountingLine key={line.linea} id={count.number} line={line} onSaid={setSaid} />
          ))}
        </ul>
      )}
      {open && (
        <Button variant="default" size="lg" onClick={() => setOther(true)}>
          Contar otro producto
        </Button>
      )}
      {other && <OtherProduct id={count.number} onClose={() => setOther(false)} />}
    </div>
  );
}

/** *Contar* (`?inventario=12`): what is where is counted blind, in walking order, with a scanner or by hand. */
export function Component() {
  const [search] = useSearchParams();
  const id = /^\d{1,15}$/.test(search.get('inventario') ?? '') ? search.get('inventario')! : '0';
  const { found, failed, refusal, error, refetch } = useDocument(countScreen, id, '');
  if (!useMay()(countLine)) return <NotNow />;
  return (
    <>
      <PageHeader
        title={`Contar: Inventario N° ${id}`}
        context="Anota cuántas unidades ves. Lo que no coincide lo cuenta de nuevo otra persona."
        action={
          <Button component={Link} to={`/sistema/inventarios?inventario=${id}`} variant="default">
            Ver inventario
          </Button>
        }
      />
      {found ? (
        <Counting count={found.documento} />
      ) : failed ? (
        <Unreadable what={nameOf(countScreen.document)} refusal={refusal} error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
