import { Button } from '@mantine/core';
import styles from './spotlight.module.css';

interface Props {
  readonly found: number;
  /** There is more than is shown. */
  readonly more: boolean;
  /** What is looked for; undefined while it is too short to be. */
  readonly text: string | undefined;
  readonly searching: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** How the search goes, below what it found: said to whoever does not see the list, too. */
export function SpotlightFoot({ found, more, text, searching, failed, onRetry }: Props) {
  const said = searching
    ? 'Buscando…'
    : failed
      ? 'No se pudo buscar en todo: el servidor no responde.'
      : found > 0
        ? undefined
        : text === undefined
          ? 'Escribe otra letra para buscar.'
          : `No hay resultados para «${text}».`;
  const count = `${found === 1 ? '1 resultado' : `${found} resultados`}${more ? ' a la vista, hay más' : ''}`;
  return (
    <div className={said === undefined ? undefined : styles.none} role="status">
      {said ?? <span className="visually-hidden">{count}</span>}
      {failed && !searching && (
        <Button size="compact-xs" variant="default" ml="sm" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </div>
  );
}
