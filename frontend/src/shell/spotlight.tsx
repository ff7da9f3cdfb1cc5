import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { plain } from '@power/domain/kernel/text';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { recentHits, rememberHit } from './recent-hits.ts';
import { ACTIONS, actionsFor, ownActions } from './search-actions.ts';
import { screenHits } from './screen-hits.ts';
import { ranked } from './search-rank.ts';
import { SpotlightFoot } from './spotlight-foot.tsx';
import { type Hit, typedAhead } from './spotlight-store.ts';
import styles from './spotlight.module.css';
import { FEWEST, useDocuments } from './use-documents.ts';
import { useTheme } from './use-theme.ts';

/** Screens and actions that a word names. */
const MOST_NAMED = 12;

export function SpotlightDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  /** Enter was pressed before the answer to this text was there: it opens what that finds. */
  const [entered, setEntered] = useState(false);
  const ahead = useStore(typedAhead);
  useEffect(() => {
    if (ahead === '') return;
    setText((before) => before + ahead.replaceAll('\n', ''));
    setEntered(ahead.endsWith('\n'));
    typedAhead.set('');
  }, [ahead]);
  const { documents, searching, failed, again } = useDocuments(text);
  const at = useStore(moment);
  // Nothing can be done in the past.
  const actions = useMemo(() => (at === undefined ? actionsFor(user) : []), [user, at]);
  const screens = useMemo<Hit[]>(() => screenHits(user, actions), [user, actions]);
  const recents = useMemo(() => recentHits(user._id), [user._id]);
  const words = plain(text).split(/\s+/).filter(Boolean);
  const own = ownActions(useTheme());
  const named =
    words.length > 0
      ? ranked([...actions, ...own, ...screens], text).slice(0, MOST_NAMED)
      : [...actions, ...screens.slice(0, 30)];
  const exact = words.length > 0 ? ranked(named, text).filter(({ rank }) => rank < 1) : [];
  // Found anew it stands under its own heading, with what it is worth now.
  const found = new Set(words.length > 0 ? [...documents, ...named].map(({ to }) => to) : []);
  const hits = [
    ...exact,
    ...documents.filter((hit) => hit.exacto),
    ...recents.filter(({ titulo, to }) => !found.has(to) && words.every((w) => plain(titulo).includes(w))),
    ...named.filter(({ id, grupo }) => !exact.some((one) => one.id === id && one.grupo === grupo)),
    ...documents.filter((hit) => !hit.exacto),
  ];
  const current = Math.min(chosen, Math.max(0, hits.length - 1));
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    if (hit.grupo !== ACTIONS) rememberHit(user._id, hit);
    onClose();
    if (typeof hit.to === 'string') void navigate(hit.to);
    else hit.to();
  };
  // Nothing may come before what is named exactly, and that is yet to be found; a word that names a screen opens it at once.
  const early = searching && !entered && chosen === 0 && !hits[0]?.exacto && (hits.length === 0 || /\d/.test(text));
  const answered = useEffectEvent(() => {
    setEntered(false);
    if (!failed || hits[0]?.exacto) go(hits[current]);
  });
  useEffect(() => {
    if (entered && !searching) answered();
  }, [entered, searching]);
  const key = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setEntered(false);
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      const next = (current + step + hits.length) % hits.length;
      setChosen(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (early) setEntered(true);
      else go(hits[current]);
    } else if (event.key === 'Escape') onClose();
  };
  return (
    <Modal.Root opened data-over onClose={onClose} padding={0} size="lg" yOffset="10vh" centered={false}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label="Buscar">
        <Modal.Body>
          <TextInput
            data-autofocus
            data-mantine-stop-propagation
            size="lg"
            variant="unstyled"
            px="md"
            leftSection={<IconSearch size={20} />}
            placeholder="Busca una pantalla, un pedido, un cliente, un producto o una serie"
            aria-label="Buscar"
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={list}
            aria-activedescendant={hits.length > 0 ? `${list}-${current}` : undefined}
            value={text}
            onChange={(e) => {
              setText(e.currentTarget.value);
              setChosen(0);
              setEntered(false);
            }}
            onKeyDown={key}
          />
          <div id={list} role="listbox" aria-label="Resultados" className={styles.list}>
            {hits.map((hit, n) => (
              <div key={`${hit.grupo}-${hit.id}`} role="presentation">
                {hit.grupo !== hits[n - 1]?.grupo && (
                  <div className={styles.heading} role="presentation">
                    {[hit.grupo, hit.cuantos].filter(Boolean).join(' · ')}
                  </div>
                )}
                <div
                  id={`${list}-${n}`}
                  role="option"
                  aria-selected={n === current}
                  className={styles.hit}
                  onPointerMove={() => setChosen(n)}
                  onClick={() => go(hit)}
                >
                  <span>{hit.titulo}</span>
                  {hit.detalle !== undefined && <small>{hit.detalle}</small>}
                </div>
              </div>
            ))}
          </div>
          <SpotlightFoot
            found={hits.length}
            more={hits.some(({ cuantos }) => cuantos !== undefined)}
            text={text.trim().length < FEWEST ? undefined : text}
            searching={searching}
            failed={failed}
            onRetry={again}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
