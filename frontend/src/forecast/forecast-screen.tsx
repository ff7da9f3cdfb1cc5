import type { Cierre } from '@power/domain/forecast/tracking';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { createOpportunity, opportunityExport, opportunityGrid } from '../calls/forecast.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { part } from '../ui/part.tsx';
import { opportunityCard, opportunityColumns } from './forecast-columns.tsx';
import { OpportunityDialogs } from './opportunity-dialogs.shared.tsx';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';
import styles from './forecast.module.css';

const NewOpportunity = part(() => import('./new-opportunity.tsx'), 'NewOpportunity');

interface Props {
  /** Of its route; its list remembers columns and views under it. */
  readonly name: string;
  readonly title: string;
  readonly context: ReactNode;
  readonly month: Cierre;
  /** Forecast that a new opportunity goes into; absent where none can be made. */
  readonly forecastID: string | undefined;
  readonly view: string;
  /** Bar and figures, above every view. */
  readonly above: ReactNode;
  /** What is shown but for `lista`. */
  readonly children: ReactNode;
}

/** A forecast: its month above, its board, list or tables below, and the opportunity that the address names. */
export function ForecastScreen({ name, title, context, month, forecastID, view, above, children }: Props) {
  const may = useMay();
  const { show } = useOpportunityDialog();
  const [making, setMaking] = useState(false);
  const action = forecastID !== undefined && may(createOpportunity) && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking(true)}>
      Nueva oportunidad
    </Button>
  );
  const dialogs = (
    <>
      <OpportunityDialogs />
      {making && forecastID !== undefined && (
        <NewOpportunity forecastID={forecastID} month={month} onClose={() => setMaking(false)} onCreated={show} />
      )}
    </>
  );
  if (view === 'lista')
    return (
      <ListPage
        name={name}
        title={title}
        context={context}
        {...(action && { action })}
        unit={['oportunidad', 'oportunidades']}
        query={opportunityGrid}
        columns={opportunityColumns}
        rowId={(row) => row._id}
        card={opportunityCard}
        asOf
        {...(may(opportunityExport) ? { exportCall: opportunityExport } : {})}
        above={above}
        onOpen={({ _id }) => show(_id)}
        empty={{ title: 'Todavía no hay oportunidades', hint: 'Aparecen aquí en cuanto agregas una al forecast.' }}
      >
        {dialogs}
      </ListPage>
    );
  return (
    <div className={styles.page}>
      <PageHeader title={title} context={context} action={action || undefined} />
      {above}
      {children}
      {dialogs}
    </div>
  );
}
