import { ActionIcon, Group, Input } from '@mantine/core';
import { IconBold, IconH3, IconItalic, IconList, IconListNumbers } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef } from 'react';
import styles from './web-page.module.css';

interface Props {
  readonly label: string;
  /** What was saved; typing goes on in the page until it is saved again. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (html: string) => void;
}
const TOOLS = [
  ['Negrita', 'bold', undefined, IconBold],
  ['Cursiva', 'italic', undefined, IconItalic],
  ['Título', 'formatBlock', 'h3', IconH3],
  ['Lista', 'insertUnorderedList', undefined, IconList],
  ['Lista numerada', 'insertOrderedList', undefined, IconListNumbers],
] as const;

/** Text with its form, written or pasted from a document; what does not belong into it the server leaves out. */
export function RichText({ label, value, disabled, onChange }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && box.current.innerHTML !== value) box.current.innerHTML = value;
    onChange(value);
  }, [value]);
  const run = (command: string, argument: string | undefined) => {
    box.current?.focus();
    document.execCommand(command, false, argument);
    onChange(box.current?.innerHTML ?? '');
  };
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} description="Pega desde Word o escribe aquí.">
      <Group gap="xs" my="xs">
        {TOOLS.map(([name, command, argument, Icon]) => (
          <ActionIcon
            key={name}
            variant="default"
            aria-label={name}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command, argument)}
          >
            <Icon size={16} />
          </ActionIcon>
        ))}
      </Group>
      <div
        ref={box}
        role="textbox"
        aria-multiline
        aria-labelledby={id}
        aria-disabled={disabled}
        tabIndex={0}
        contentEditable={!disabled}
        suppressContentEditableWarning
        className={styles.editor}
        onInput={(event) => onChange(event.currentTarget.innerHTML)}
      />
    </Input.Wrapper>
  );
}
