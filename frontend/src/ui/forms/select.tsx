import { plain } from '@power/domain/kernel/text';
import { Select as MantineSelect, type SelectProps } from '@mantine/core';
import { typedOptions } from './typed-option.ts';
import { useMergedRef } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';

interface Props extends SelectProps {
  readonly ref?: Ref<HTMLInputElement>;
  /** The options still answer other words: Enter waits for those of the typed ones. */
  readonly pending?: boolean;
}

/** Options that can be chosen now, in their order. */
const optionsOf = (input: HTMLInputElement): HTMLElement[] => {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])') ?? [])];
};

/**
 * A field that one of several options is chosen in. While it is searched, Enter chooses the marked option, else the first
 * that matches, also when the options come later; text that is left in it chooses the only match, or stays with an error.
 */
export function Select(props: Props) {
  return props.searchable ? <SearchedSelect {...props} /> : <MantineSelect {...withoutPending(props)} />;
}
const withoutPending = ({ pending: _, ...props }: Props): SelectProps => props;

function SearchedSelect(props: Props) {
  const { pending = false, onSearchChange, onBlur, onKeyDown, onChange, error, ...select } = props;
  const [search, setSearch] = useState('');
  const [left, setLeft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, select.ref);
  /** Text that the person typed and nothing was chosen by yet. */
  const typed = useRef('');
  const early = useRef(false);
  const change = (text: string) => {
    setSearch(text);
    onSearchChange?.(text);
  };
  useEffect(() => {
    if (!early.current || pending || !input.current) return;
    const [first] = optionsOf(input.current);
    if (!first) return;
    early.current = false;
    first.click();
  }, [pending, select.data]);
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.current === '') return;
    const [first] = optionsOf(event.currentTarget);
    const marked = event.currentTarget.getAttribute('aria-activedescendant') !== null;
    // Mantine chooses what an arrow marked; without a mark the form would be sent, and the text lost.
    if (marked && !pending) return;
    event.preventDefault();
    event.stopPropagation();
    if (pending || !first) early.current = true;
    else first.click();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    early.current = false;
    if (typed.current === '') return;
    const options = pending ? [] : optionsOf(event.currentTarget);
    const called = options.filter(({ textContent }) => plain(textContent) === plain(typed.current.trim()));
    const [only, other] = called.length > 0 ? called : options;
    if (only && !other) only.click();
  };
  return (
    <MantineSelect
      selectFirstOptionOnChange
      filter={typedOptions}
      {...select}
      ref={merged}
      error={left === undefined ? error : `«${left}» no está elegido. Elige una opción con Enter, o borra el texto.`}
      searchValue={search}
      onInput={(event) => {
        typed.current = event.currentTarget.value;
        early.current = false;
        setLeft(undefined);
      }}
      onSearchChange={(text) => {
        const hasOpenText = typed.current !== '' && text !== input.current?.value;
        if (!hasOpenText) change(text);
      }}
      onChange={(value, option) => {
        typed.current = '';
        setLeft(undefined);
        if (value !== null) change(option.label);
        onChange?.(value, option);
      }}
      onKeyDownCapture={enter}
      onBlurCapture={leave}
      onBlur={(event) => {
        if (typed.current !== '') {
          setLeft(typed.current);
          // Another option than the text says is not chosen any more.
          if (select.value && select.allowDeselect !== false) onChange?.(null, { value: '', label: '' });
        }
        onBlur?.(event);
      }}
    />
  );
}
