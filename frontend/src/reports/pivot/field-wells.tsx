import { Button, Menu } from '@mantine/core';
import { MAX_COLUMN_FIELDS, MAX_MEASURES, MAX_ROW_FIELDS } from '@power/domain/kernel/pivot';
import { IconGripVertical, IconPlus } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { type Arrangement, move, type Well, WELLS } from './pivot-state.ts';
import styles from './pivot.module.css';

const TITLES: Readonly<Record<Well, string>> = { filas: 'Filas', columnas: 'Columnas', medidas: 'Valores' };
const MOST: Readonly<Record<Well, number>> = {
  filas: MAX_ROW_FIELDS,
  columnas: MAX_COLUMN_FIELDS,
  medidas: MAX_MEASURES,
};
const KIND = 'application/x-campo';

/** *Filas: Marca · Columnas: Mes · Valores: Neto*; an empty place is not named. */
export const summaryOf = (fields: Arrangement, label: (name: string) => string): string =>
  WELLS.filter((well) => fields[well].length > 0)
    .map((well) => `${TITLES[well]}: ${fields[well].map(label).join(', ')}`)
    .join(' · ');

interface Props {
  readonly fields: Arrangement;
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
  readonly label: (name: string) => string;
  readonly onChange: (fields: Arrangement) => void;
}

/** What the report is made of: fields are drawn from place to place, or moved by the menu that each of them is. */
export function FieldWells({ fields, dimensions, measures, label, onChange }: Props) {
  const [over, setOver] = useState<string>();
  const fits = (name: string, well: Well): boolean =>
    (well === 'medidas' ? measures : dimensions).includes(name) &&
    (fields[well].includes(name) || fields[well].length < MOST[well]);
  const drop = (well: Well, index?: number) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(undefined);
    const name = event.dataTransfer.getData(KIND);
    if (fits(name, well)) onChange(move(fields, name, well, index));
  };
  const enter = (place: string) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(KIND)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(place);
  };
  const chip = (well: Well, name: string, index: number) => (
    <Menu key={name} position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={styles.field}
          data-over={over === name}
          draggable
          aria-label={`${label(name)}, en ${TITLES[well].toLowerCase()}: mover o quitar`}
          onDragStart={(event) => {
            event.dataTransfer.setData(KIND, name);
            event.dataTransfer.effectAllowed = 'move';
          }}
          onDragEnd={() => setOver(undefined)}
          onDragOver={enter(name)}
          onDrop={drop(well, index)}
        >
          <IconGripVertical size={14} aria-hidden />
          {label(name)}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {index > 0 && <Menu.Item onClick={() => onChange(move(fields, name, well, index - 1))}>Mover antes</Menu.Item>}
        {index < fields[well].length - 1 && (
          <Menu.Item onClick={() => onChange(move(fields, name, well, index + 1))}>Mover después</Menu.Item>
        )}
        {WELLS.filter((other) => other !== well && fits(name, other)).map((other) => (
          <Menu.Item key={other} onClick={() => onChange(move(fields, name, other))}>
            Mover a {TITLES[other].toLowerCase()}
          </Menu.Item>
        ))}
        <Menu.Item
          disabled={well === 'medidas' && fields.medidas.length === 1}
          onClick={() => onChange(move(fields, name, undefined))}
        >
          Quitar
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
  const rest = (well: Well): readonly string[] =>
    (well === 'medidas' ? measures : dimensions).filter((name) => !WELLS.some((w) => fields[w].includes(name)));
  return (
    <div className={styles.wells}>
      {WELLS.map((well) => (
        <div
          key={well}
          role="group"
          aria-label={TITLES[well]}
          className={styles.well}
          data-over={over === well}
          onDragOver={enter(well)}
          onDragLeave={() => setOver(undefined)}
          onDrop={drop(well)}
        >
          <span className={styles.wellTitle}>{TITLES[well]}</span>
          {fields[well].map((name, index) => chip(well, name, index))}
          {fields[well].length < MOST[well] && rest(well).length > 0 && (
            <Menu position="bottom-start">
              <Menu.Target>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={<IconPlus size={14} />}
                  aria-label={`Agregar a ${TITLES[well].toLowerCase()}`}
                >
                  Agregar
                </Button>
              </Menu.Target>
              <Menu.Dropdown className={styles.choices ?? ''}>
                {rest(well).map((name) => (
                  <Menu.Item key={name} onClick={() => onChange(move(fields, name, well))}>
                    {label(name)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      ))}
    </div>
  );
}
