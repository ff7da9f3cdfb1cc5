import { mayOpen } from '@power/domain/access/menu';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { isMistaken, messageOf } from '../api/call-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';

interface Props {
  /** *El pedido*. */
  readonly what: string;
  /** What the server answered: of a document that is not there, or is another's. */
  readonly refusal: string | undefined;
  /** What went wrong on the way there: another try may do. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Its lists by their routes: the way back from a page, to the first of them that this person has. */
  readonly lists?: readonly string[];
  /** Back from what lies over its list. */
  readonly onClose?: () => void;
  readonly page?: boolean;
}

function WayBack({ lists }: { lists: readonly string[] }) {
  const { perfil } = useCurrentUser().perfiles;
  const list = lists.find((ruta) => ruta.startsWith('/') || mayOpen(perfil, ruta));
  const to = list === undefined || list.startsWith('/') ? (list ?? '/sistema') : `/sistema/${list}`;
  return (
    <Button component={Link} to={to}>
      {list === undefined ? 'Volver al inicio' : 'Volver a la lista'}
    </Button>
  );
}

/** A document that could not be opened: why, and the way on. */
export function Unreadable({ what, refusal, error, onRetry, lists, onClose, page = false }: Props) {
  // An id that no document can have: which field of the call that was helps nobody.
  const mistyped = isMistaken(error) ? `${what} no existe: la dirección puede tener un error.` : undefined;
  const final = refusal ?? mistyped;
  return (
    <EmptyState
      page={page}
      title={`${what} no se pudo abrir`}
      hint={final ?? messageOf(error)}
      action={
        final !== undefined && onClose ? (
          <Button onClick={onClose}>Volver a la lista</Button>
        ) : final !== undefined && lists ? (
          <WayBack lists={lists} />
        ) : (
          <Button variant="default" onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    />
  );
}
