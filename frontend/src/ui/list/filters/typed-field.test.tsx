import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render.tsx';
import { TypedField } from './typed-field.tsx';

test.each([
  ['in the filter row', false],
  ['in the sheet of a phone', true],
])('%s what is not understood is said, with what would be and what the list still shows', async (_, named) => {
  const asked: unknown[] = [];
  const filter = { filterType: 'duration', type: 'greaterThan', filter: 7_200_000 } as const;
  renderApp(
    <TypedField
      kind="duration"
      label="Edad"
      size="xs"
      named={named}
      filter={filter}
      onFilter={(next) => asked.push(next)}
    />,
  );
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'banana{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '«banana» no se entiende: escribe >2 h, <30 min o 1 d..3 d. La lista sigue con el filtro de antes.',
  );
  expect(asked).toEqual([]);
  // Written over what is there: a field that stands empty for a while, as on a slow machine, asks for everything.
  await userEvent.tripleClick(field);
  await userEvent.paste('>3 h');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // On a slow machine the pause after the last key ends before Enter: then it is asked for twice.
  expect(asked.at(-1)).toEqual({ filterType: 'duration', type: 'greaterThan', filter: 180 });
});
