import { ownForecast } from '@power/domain/forecast/parts';
import { type Porcentaje, stageOf } from '@power/domain/forecast/tracking';
import type { OpportunityRow } from '@power/domain/forecast/views/opportunity-row';

/** Month in which alone a Brand Manager sold, a brand that they do not manage. */
export const MAY = { year_cierre: 2026, mes_cierre: 5 };
const OCTOBER = { year_cierre: 2026, mes_cierre: 10 };
export const NOVEMBER = { year_cierre: 2026, mes_cierre: 11 };

const IN_MAY = '2026-05-21T15:00:00.000Z';

/** What was believed of an opportunity since an instant. */
type Belief = readonly [since: string, porcentaje: Porcentaje, monto: number, more?: Partial<OpportunityRow>];
interface Life {
  readonly _id: string;
  readonly usuario: string;
  readonly marca: string;
  readonly beliefs: readonly Belief[];
  /** Instant from which it is there no more. */
  readonly gone?: string;
}
export const day = (n: number): string => `2026-11-${String(n).padStart(2, '0')}T15:00:00.000Z`;
export const lives: readonly Life[] = [
  // Promised for November and won in it.
  {
    _id: '1',
    usuario: 'ines',
    marca: 'Dahua',
    beliefs: [
      ['2026-10-20T15:00:00.000Z', 50, 1000, NOVEMBER],
      [day(5), 100, 1000, { ...NOVEMBER, pedido: 71, por_facturar: true }],
      [day(9), 100, 1000, { ...NOVEMBER, pedido: 71, monto_facturado: 900, facturado_at: day(9) }],
    ],
  },
  // Pushed into December.
  {
    _id: '2',
    usuario: 'ines',
    marca: 'APC',
    beliefs: [
      ['2026-10-25T15:00:00.000Z', 80, 500, NOVEMBER],
      [day(12), 50, 500, { year_cierre: 2026, mes_cierre: 12 }],
    ],
  },
  // Lost.
  {
    _id: '3',
    usuario: 'tito',
    marca: 'Dahua',
    beliefs: [
      ['2026-10-28T15:00:00.000Z', 20, 2000, NOVEMBER],
      [day(15), 0, 2000, NOVEMBER],
    ],
  },
  // New, and shrunk since.
  {
    _id: '4',
    usuario: 'tito',
    marca: 'Dahua',
    beliefs: [
      [day(11), 80, 800, NOVEMBER],
      [day(18), 80, 300, NOVEMBER],
    ],
  },
  // Put in by mistake.
  { _id: '5', usuario: 'tito', marca: 'APC', beliefs: [[day(2), 20, 100, NOVEMBER]], gone: day(13) },
  // October's: half of it came, and an order waits for its invoice.
  {
    _id: '6',
    usuario: 'ines',
    marca: 'Dahua',
    beliefs: [
      ['2026-09-20T15:00:00.000Z', 80, 1000, OCTOBER],
      [
        '2026-10-10T15:00:00.000Z',
        100,
        1000,
        { ...OCTOBER, pedido: 76, monto_facturado: 400, facturado_at: '2026-10-15T15:00:00.000Z' },
      ],
    ],
  },
  {
    _id: '7',
    usuario: 'tito',
    marca: 'APC',
    beliefs: [
      ['2026-09-21T15:00:00.000Z', 50, 600, OCTOBER],
      ['2026-10-12T15:00:00.000Z', 100, 600, { ...OCTOBER, pedido: 77, por_facturar: true }],
    ],
  },
  // A Brand Manager's own, of a brand of others: billed, ordered, open.
  {
    _id: '8',
    usuario: 'beto',
    marca: 'Dahua',
    beliefs: [
      ['2026-04-20T15:00:00.000Z', 80, 900, MAY],
      ['2026-05-20T15:00:00.000Z', 100, 900, { ...MAY, pedido: 78, monto_facturado: 900, facturado_at: IN_MAY }],
    ],
  },
  {
    _id: '9',
    usuario: 'beto',
    marca: 'Dahua',
    beliefs: [['2026-05-11T15:00:00.000Z', 100, 50, { ...MAY, pedido: 79, por_facturar: true }]],
  },
  { _id: '10', usuario: 'beto', marca: 'Dahua', beliefs: [['2026-05-12T15:00:00.000Z', 20, 70, MAY]] },
];

export const rowOf = ({ _id, usuario, marca }: Life, [since, porcentaje, monto, more]: Belief) => {
  const row = {
    _id,
    number: Number(_id),
    usuario,
    usuario_nombre: usuario,
    cliente_nombre: `Cliente ${_id}`,
    pedido: null,
    ...stageOf(porcentaje, monto),
    monto_total: monto,
    montos: [{ marca, monto }],
    marcas: [marca],
    createdAt: since,
    updatedAt: since,
    facturado_at: null,
    monto_facturado: 0,
    ...NOVEMBER,
    ...more,
  };
  return { ...row, forecast: ownForecast(usuario, row) };
};

/** An independent fold: what each opportunity was at an instant, from its beliefs alone. */
export const at = (instant: string) =>
  lives.flatMap((life) => {
    const belief = life.beliefs.findLast(([since]) => since <= instant);
    return belief && (life.gone === undefined || instant < life.gone) ? [rowOf(life, belief)] : [];
  });
