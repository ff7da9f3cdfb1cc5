import type { LineTerms } from '@power/domain/quotations/line-rules';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconHeading, IconLock, IconLockOpen, IconMessage, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LinesGrid } from '../../documents/lines-grid.tsx';
import { type Divisa, formatCount, formatMoney } from '../../ui/format/numbers.ts';
import { DIVISA } from '../currency.ts';
import { renamedSection, sectionFrom } from './change-quotation.ts';
import { lineColumns } from './line-columns.tsx';
import type { PricedLine } from './priced-lines.ts';
import type { TypedLine } from './typed-quotation.ts';
import styles from './editor.module.css';

interface Props {
  readonly lines: readonly PricedLine[];
  readonly terms: LineTerms;
  readonly margenes: boolean;
  /** Who validates prices says which lines may be changed. */
  readonly locks: boolean;
  /** By key: products that nobody found. */
  readonly unknown: ReadonlySet<string>;
  /** Every problem is told, also of the line that is being typed. */
  readonly tried: boolean;
  readonly onLines: (lines: readonly TypedLine[]) => void;
  readonly onDone: () => void;
  readonly below: ReactNode;
}
const nameOf = ({ typed }: PricedLine): string => typed.part_number;
const NEW_SECTION = 'Sección';

const problemOf = ({ typed, problem }: PricedLine, unknown: ReadonlySet<string>): string | undefined =>
  unknown.has(typed.key)
    ? `No encontramos «${typed.part_number}», o más de un producto se llama así. Búscalo y elígelo, o quítalo.`
    : problem;

/** Lines of a quotation while they are written: what they come to is worked out with each key. */
export function EditorLines({ lines, terms, margenes, locks, unknown, tried, onLines, onDone, below }: Props) {
  const [at, setAt] = useState<string>();
  const columns = useMemo(() => lineColumns(terms, margenes), [terms, margenes]);
  const latest = useRef({ lines, onLines });
  useLayoutEffect(() => {
    latest.current = { lines, onLines };
  });
  const divisa = DIVISA[terms.moneda];
  const parts = useMemo(
    () =>
      partsOf(divisa, locks, (change) =>
        latest.current.onLines(change(latest.current.lines.map((line) => line.typed))),
      ),
    [divisa, locks],
  );
  const errors = Object.fromEntries(
    lines.flatMap((line) => {
      const problem = problemOf(line, unknown);
      // Half a number is no mistake yet.
      return problem && (tried || unknown.has(line.key) || line.key !== at) ? [[line.key, problem]] : [];
    }),
  );
  return (
    <div
      className={styles.lines}
      data-moneda={terms.moneda}
      onFocus={(event) => setAt((event.target as HTMLElement).dataset.linea)}
      onBlur={() => setAt(undefined)}
      onKeyDown={parts.keys}
    >
      <LinesGrid
        lines={lines}
        columns={columns}
        nameOf={nameOf}
        title={parts.title}
        tools={parts.tools}
        above={parts.above}
        movable
        empty="Todavía no hay productos en esta cotización. Escribe un part number arriba, o pega filas de Excel."
        errors={errors}
        onLines={(next) => onLines(next.map((line) => line.typed))}
        onDone={onDone}
      />
      {below}
    </div>
  );
}

/** What a line shows besides its figures; the same functions as long as the currency is. */
function partsOf(
  divisa: Divisa,
  locks: boolean,
  put: (change: (lines: readonly TypedLine[]) => readonly TypedLine[]) => void,
) {
  const comment = (key: string, comentario: string | null) =>
    put((lines) => lines.map((line) => (line.key === key ? { ...line, comentario } : line)));
  const lock = (key: string, modificable: boolean) =>
    put((lines) => lines.map((line) => (line.key === key ? { ...line, modificable } : line)));
  const section = (key: string) => put((lines) => sectionFrom(lines, key, NEW_SECTION));
  return {
    /** Tab goes from figure to figure: what else a line has is done from any of its fields. */
    keys: (event: KeyboardEvent<HTMLElement>) => {
      const { linea } = (event.target as HTMLElement).dataset;
      const lines = event.currentTarget;
      if (linea === undefined || !event.altKey || event.ctrlKey || (event.code !== 'KeyC' && event.code !== 'KeyT'))
        return;
      event.preventDefault();
      const field = (name: string) => lines.querySelector<HTMLElement>(`${name}[data-linea='${linea}']`);
      const comments = event.code === 'KeyC';
      const part = comments ? "[data-parte='comentario']" : "[data-parte='seccion']";
      if (comments) comment(linea, field(part) ? null : '');
      else section(linea);
      setTimeout(() => (field(part) ?? field("[data-campo='cantidad']"))?.focus());
    },
    title: ({ typed, line, more }: PricedLine) => (
      <>
        {typed.part_number}
        <small>
          {typed.producto === '' ? 'Buscando…' : typed.nombre}
          {line && line.valor_propuesto !== null && line.precio > 0 && (
            <>
              {' · '}
              <s>{formatMoney(line.precio, divisa)}</s>
            </>
          )}
          {line && !line.modificable && ' · No modificable'}
          {line?.requiere_validacion && !line.validado && ' · Requiere Validación'}
          {more && ` · ${formatCount(more.cantidad)} más a precio de hoy: ${formatMoney(more.precio, divisa)}`}
        </small>
        {typed.comentario !== null && (
          <TextInput
            size="xs"
            variant="filled"
            aria-label={`Comentario de ${typed.part_number}`}
            data-parte="comentario"
            placeholder="Comentario para el cliente"
            data-linea={typed.key}
            maxLength={4000}
            value={typed.comentario}
            onChange={(event) => comment(typed.key, event.currentTarget.value)}
          />
        )}
      </>
    ),
    tools: ({ typed, line }: PricedLine) => (
      <>
        {locks && line && (
          <ActionIcon
            variant="subtle"
            color="gray"
            tabIndex={-1}
            aria-label={`${line.modificable ? 'Fijar' : 'Permitir modificar'} ${typed.part_number}`}
            title={
              line.modificable
                ? 'Fijar la línea: precio y cantidad no se modifican'
                : 'Permitir que la línea se modifique'
            }
            onClick={() => lock(typed.key, !line.modificable)}
          >
            {line.modificable ? <IconLockOpen size={16} /> : <IconLock size={16} />}
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          tabIndex={-1}
          aria-label={`Comentario en ${typed.part_number}`}
          title={`${typed.comentario === null ? 'Agregar' : 'Quitar'} comentario (Alt + C)`}
          onClick={() => comment(typed.key, typed.comentario === null ? '' : null)}
        >
          <IconMessage size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          tabIndex={-1}
          aria-label={`Comenzar sección en ${typed.part_number}`}
          title="Comenzar una sección aquí (Alt + T)"
          onClick={() => section(typed.key)}
        >
          <IconHeading size={16} />
        </ActionIcon>
      </>
    ),
    above: ({ typed }: PricedLine, before: PricedLine | undefined) =>
      typed.seccion === (before?.typed.seccion ?? null) ? null : typed.seccion === null ? (
        <hr className={styles.end} />
      ) : (
        <span className={styles.section}>
          <TextInput
            size="xs"
            aria-label={`Título de la sección de ${typed.part_number}`}
            data-parte="seccion"
            data-linea={typed.key}
            maxLength={200}
            value={typed.seccion}
            onChange={(event) => {
              const title = event.currentTarget.value;
              put((lines) => renamedSection(lines, typed.key, title));
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Quitar la sección ${typed.seccion}`}
            onClick={() => put((lines) => renamedSection(lines, typed.key, before?.typed.seccion ?? null))}
          >
            <IconX size={16} />
          </ActionIcon>
        </span>
      ),
  };
}
