import type { DashboardFlag } from '@power/domain/dashboards/views/operational';
import { Button, Menu } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useCurrentUser } from '../../access/current-user.ts';
import { moment } from '../../api/moment.ts';
import { useStore } from '../../api/store.ts';
import { usePreference } from '../../ui/use-preference.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Arrangement, asDelivered, hidden, inOrder, placed } from './arrangement.ts';
import { BlockCard, type CardControls } from './block-card.tsx';
import { BLOCKS } from './blocks.tsx';
import { linksFor, type ListLinks } from './links.ts';
import { KPI_NAMES, kpiKey, KpiStrip } from './kpi-strip.tsx';
import styles from './landing.module.css';
import { useBlock } from './use-block.ts';

function LiveBlock({ flag, links, controls }: { flag: DashboardFlag; links: ListLinks; controls: CardControls }) {
  const { title, href, show } = BLOCKS.get(flag)!;
  const { data, total, ahora, since, retry } = useBlock(flag);
  // Its context does not exist yet: left out, not faked.
  if (data === null) return null;
  return (
    <BlockCard
      {...controls}
      title={title}
      href={href(links)}
      total={total}
      ahora={ahora}
      loading={data === undefined && since === undefined}
      since={since}
      onRetry={retry}
      empty={data === undefined}
    >
      {data !== undefined && show(data as never, links, total)}
    </BlockCard>
  );
}

/** *Dashboard Operacional*: one live block per selection flag, arranged by each person (document 1 §3, requirements §1). */
export function Component() {
  const past = useStore(moment) !== undefined;
  const links = linksFor(useCurrentUser());
  const kept = usePreference<Arrangement>('dashboard-operacional');
  const arrangement = kept.value ?? asDelivered;
  const all = [...BLOCKS.keys()];
  const order = inOrder(all, arrangement);
  const shown = order.filter((flag) => !arrangement.ocultos.includes(flag));
  const controls = (flag: DashboardFlag): CardControls => ({
    flag,
    onMove: (steps) => {
      const neighbour = shown[shown.indexOf(flag) + steps];
      if (neighbour) kept.save(placed(all, arrangement, flag, order.indexOf(neighbour)));
    },
    onDrop: (other) => {
      if (other !== '' && other !== flag) kept.save(placed(all, arrangement, other, order.indexOf(flag)));
    },
    onHide: () => kept.save(hidden(arrangement, flag, true)),
  });
  return (
    <>
      <PageHeader
        title="Dashboard Operacional"
        context={
          past
            ? 'Lo que pasaba en ese momento.'
            : 'Lo que pasa ahora, en vivo; las flechas dicen cuánto cambió desde ayer a esta hora.'
        }
        action={
          <Menu position="bottom-end" closeOnItemClick={false}>
            <Menu.Target>
              <Button variant="default" leftSection={<IconAdjustments size={16} />}>
                Bloques
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah="80dvh" style={{ overflowY: 'auto' }}>
              <Menu.Label>Indicadores</Menu.Label>
              {KPI_NAMES.map(([clave, name]) => {
                const visible = !arrangement.ocultos.includes(kpiKey(clave));
                return (
                  <Menu.CheckboxItem
                    key={clave}
                    checked={visible}
                    onChange={() => kept.save(hidden(arrangement, kpiKey(clave), visible))}
                  >
                    {name}
                  </Menu.CheckboxItem>
                );
              })}
              <Menu.Label>Listas</Menu.Label>
              {order.map((flag) => {
                const visible = !arrangement.ocultos.includes(flag);
                return (
                  <Menu.CheckboxItem
                    key={flag}
                    checked={visible}
                    onChange={() => kept.save(hidden(arrangement, flag, visible))}
                  >
                    {BLOCKS.get(flag)!.title}
                  </Menu.CheckboxItem>
                );
              })}
              <Menu.Divider />
              <Menu.Item onClick={() => kept.save(asDelivered)}>Volver al orden inicial</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        }
      />
      {kept.ready && shown.length === 0 && (
        <EmptyState title="No hay bloques a la vista" hint="Elige cuáles ver en Bloques." />
      )}
      {kept.ready && <KpiStrip links={links} hidden={arrangement.ocultos} />}
      {kept.ready && (
        <div className={styles.blocks}>
          {shown.map((flag) => (
            <LiveBlock key={flag} flag={flag} links={links} controls={controls(flag)} />
          ))}
        </div>
      )}
    </>
  );
}
