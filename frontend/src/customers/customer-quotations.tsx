import { quotationLooks } from '@power/domain/quotations/quotation-looks';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { quotationGrid } from '../calls/quotations.ts';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import { formatDay } from '../ui/format/times.ts';
import { When } from '../ui/format/when.tsx';
import { listHref } from '../ui/list/list-state.ts';
import { StateDot } from '../ui/status-dot.tsx';
import { ofRut } from './customer-orders.tsx';
import { CustomerTable } from './customer-table.tsx';

export const CustomerQuotations = ({ id, legalcode }: { id: string; legalcode: string }) => (
  <CustomerTable
    query={quotationGrid}
    id={id}
    columns={[
      [
        'N°',
        ({ number }) => (
          <Anchor component={Link} to={`/sistema/cotizacion/${number}`}>
            {number}
          </Anchor>
        ),
      ],
      ['Estado', ({ estado }) => <StateDot looks={quotationLooks} value={estado} />],
      ['Total', ({ total }) => formatMoney(total), true],
      ['Válida hasta', ({ validez }) => formatDay(validez)],
      ['Creada', ({ createdAt }) => <When value={createdAt} />],
    ]}
    none="Todavía no tiene cotizaciones."
    all={(count) => ({
      label: `Ver las ${formatCount(count)} cotizaciones`,
      to: listHref('/sistema/listado-cotizaciones', ofRut(legalcode)),
    })}
  />
);
