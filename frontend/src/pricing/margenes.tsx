import { COLUMNAS_PRECIO, type ColumnaPrecio, PRICE_NAMES } from '@power/domain/products/prices.shared';
import { Button, Group, ScrollArea, Skeleton, Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { marginTables, setMarginTable } from '../calls/pricing.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './pricing.module.css';

type Draft = Readonly<Record<ColumnaPrecio, number | undefined>>;
/** What is typed of a table, and over which version of it. */
interface Typed {
  readonly margenes: Draft;
  readonly numero: number;
}

/** *Tablas de márgenes*: a margin per column for each tier, by versions. */
export function Component() {
  const writes = useMay()(setMarginTable);
  const found = useQueryCall(marginTables, {});
  useLiveRefresh(marginTables, marginTables.topic);
  const [drafts, setDrafts] = useState<Readonly<Record<number, Typed>>>({});
  const forget = (tier: number) => setDrafts(({ [tier]: _, ...others }: Readonly<Record<number, Typed>>) => others);
  const save = async (tier: number, { margenes, numero }: Typed, follow: number) => {
    const motivo = await askComment({
      titulo: `Tabla de márgenes del tier ${tier}`,
      texto: `${formatCount(follow)} ${follow === 1 ? 'producto sigue' : 'productos siguen'} esta tabla y sus precios se recalculan. El cambio se puede deshacer entero.`,
      etiqueta: 'Motivo',
      boton: 'Guardar tabla',
    });
    if (motivo === undefined) return;
    const done = await tell('La tabla no fue guardada', () =>
      call(
        setMarginTable,
        { tier, margenes: margenes as Readonly<Record<ColumnaPrecio, number>>, motivo, numero },
        { commandId: crypto.randomUUID() },
      ),
    );
    if (!done) return;
    forget(tier);
    void queryClient.invalidateQueries({ queryKey: queryKey(marginTables) });
  };
  return (
    <>
      <PageHeader
        title="Tablas de márgenes"
        context="Margen sobre el precio, en porcentaje. Los precios se redondean hacia arriba: a pesos bajo $10.000, a decenas desde ahí."
        action={
          <>
            <Button component={Link} to="/sistema/lista-de-precios/tipo-de-cambio-mensual" variant="default">
              Tipo de cambio mensual
            </Button>
            <Button component={Link} to="/sistema/lista-de-precios/cambios" variant="default">
              Cambios masivos
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        {found.error && <EmptyState title="Las tablas no se pudieron leer" hint={messageOf(found.error)} />}
        {!found.data && !found.error && <Skeleton height={320} />}
        {found.data && (
          <ScrollArea className={styles.tables ?? ''}>
            <Table aria-label="Tablas de márgenes">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Tier</Table.Th>
                  <Table.Th ta="right">Productos</Table.Th>
                  {COLUMNAS_PRECIO.map((c) => (
                    <Table.Th key={c}>{PRICE_NAMES[c]}</Table.Th>
                  ))}
                  <Table.Th>Versión</Table.Th>
                  <Table.Th>
                    <VisuallyHidden>Acciones</VisuallyHidden>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {found.data.tablas.map((t) => {
                  const typed = drafts[t.tier] ?? { margenes: t.margenes, numero: t.numero };
                  const draft: Draft = typed.margenes;
                  const whole = COLUMNAS_PRECIO.every((c) => draft[c] !== undefined);
                  return (
                    <Table.Tr key={t.tier}>
                      <Table.Th scope="row">{t.tier}</Table.Th>
                      <Table.Td ta="right">{`${formatCount(t.siguen)} de ${formatCount(t.productos)}`}</Table.Td>
                      {COLUMNAS_PRECIO.map((c) => (
                        <Table.Td key={c}>
                          <NumberInput
                            className={styles.margin}
                            aria-label={`${PRICE_NAMES[c]}, tier ${t.tier}`}
                            value={draft[c]}
                            readOnly={!writes}
                            onChange={(value) =>
                              setDrafts({ ...drafts, [t.tier]: { ...typed, margenes: { ...draft, [c]: value } } })
                            }
                            onBlur={() => undefined}
                          />
                        </Table.Td>
                      ))}
                      <Table.Td>{t.numero === 0 ? 'Inicial' : t.numero}</Table.Td>
                      <Table.Td>
                        {drafts[t.tier] && (
                          <Group gap="xs" wrap="nowrap">
                            <Button
                              size="compact-sm"
                              disabled={!whole}
                              onClick={() => void save(t.tier, typed, t.siguen)}
                            >
                              Guardar
                            </Button>
                            <Button size="compact-sm" variant="default" onClick={() => forget(t.tier)}>
                              Descartar
                            </Button>
                          </Group>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  );
                })}
              </Table.Tbody>
            </Table>
          </ScrollArea>
        )}
      </div>
    </>
  );
}
