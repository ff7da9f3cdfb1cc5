import { HISTORY_PAGE } from '@power/domain/kernel/history';
import { Pages } from '../pages.tsx';

/** Page of a history that holds its step `n`, from the oldest. */
export const pageOfStep = (n: number): number => Math.floor(n / HISTORY_PAGE);

interface Props {
  readonly pagina: number;
  readonly total: number;
  readonly onTurn: (step: number) => void;
}

/** Turns the pages of a long history; `onTurn` hears the step that the new page is opened at: the one next to what was read. */
export const HistoryPages = ({ pagina, total, onTurn }: Props) => (
  <Pages
    label="Páginas de la historia"
    unit="eventos"
    page={pagina}
    size={HISTORY_PAGE}
    total={total}
    onTurn={(next) => onTurn(next < pagina ? pagina * HISTORY_PAGE - 1 : next * HISTORY_PAGE)}
  />
);
