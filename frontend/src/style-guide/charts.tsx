import { BarsChart } from '../ui/charts/bars-chart.tsx';
import { RankBars } from '../ui/charts/rank-bars.tsx';
import { Waterfall } from '../ui/charts/waterfall.tsx';
import { formatMillions } from '../ui/format/numbers.ts';
import { Shown, Specimen } from './specimen.tsx';

const MM = 1_000_000;
const millions = (...values: readonly (number | null)[]) => values.map((n) => n && n * MM);
const HERE = '#graficos';

export const Charts = () => (
  <>
    <Specimen name="BarsChart" use="Cifras por mes o por tramo, al lado de aquellas con que se comparan.">
      <Shown as="con su meta" wide>
        <BarsChart
          title="Ventas por mes"
          labels={['ene', 'feb', 'mar', 'abr']}
          format={formatMillions}
          series={[
            { name: '2026', values: millions(42, 55, 61, null) },
            { name: '2025', values: millions(40, 47, 58, 52) },
            { name: 'Meta', values: millions(50, 50, 60, 60), as: 'line' },
          ]}
        />
      </Shown>
      <Shown as="una sobre otra" wide>
        <BarsChart
          stacked
          title="Ventas por mes y marca"
          labels={['ene', 'feb', 'mar']}
          format={formatMillions}
          series={[
            { name: 'Hikvision', values: millions(20, 28, 30) },
            { name: 'Dahua', values: millions(12, 15, 11) },
            { name: '26 más', values: millions(10, 12, 20) },
          ]}
        />
      </Shown>
    </Specimen>
    <Specimen name="RankBars" use="Quién o qué tiene cuánto, de mayor a menor; cada uno abre de qué se compone.">
      <Shown as="con otra cifra al lado" wide>
        <RankBars
          format={formatMillions}
          heads={['Neto', 'Margen']}
          rows={[
            { key: 'a', name: 'Hikvision', value: 46 * MM, beside: '21,9%', to: HERE },
            {
              key: 'b',
              name: 'Marca con un nombre muy largo, que se corta',
              value: 22 * MM,
              beside: '14,3%',
              to: HERE,
            },
            { key: 'c', name: 'Dahua', value: 0, to: HERE },
          ]}
        />
      </Shown>
    </Specimen>
    <Specimen name="Waterfall" use="De una cifra a otra, una barra por causa; cada una abre lo que la compone.">
      <Shown as="sube y baja" wide>
        <Waterfall
          label="De un lunes al otro"
          format={formatMillions}
          steps={[
            { key: 'antes', name: 'Lunes 2', value: 50 * MM, tone: 'neutral', total: true },
            { key: 'nuevas', name: 'Nuevas', value: 18 * MM, tone: 'ok', to: HERE },
            { key: 'perdidas', name: 'Perdidas', value: -9 * MM, tone: 'warn', to: HERE },
            { key: 'hoy', name: 'Lunes 9', value: 59 * MM, tone: 'neutral', total: true },
          ]}
        />
      </Shown>
    </Specimen>
  </>
);
