import { readScan } from '@power/domain/kernel/scanned-code';
import { plain } from '@power/domain/kernel/text';
import type { ComboboxItem, ComboboxParsedItem, ComboboxParsedItemGroup, OptionsFilter } from '@mantine/core';

const isGroup = (item: ComboboxParsedItem): item is ComboboxParsedItemGroup => 'group' in item;

/**
 * Options whose label holds what was typed, without regard to capitals and accents, or what a scanner meant by it. For the
 * `filter` of selects, lists and fields that offer texts.
 */
export const typedOptions: OptionsFilter = ({ options, search, limit }) => {
  const words = [search, ...readScan(search).map(({ codigo }) => codigo)].map((text) => plain(text.trim()));
  const matches = ({ label }: ComboboxItem): boolean => words.some((word) => plain(label).includes(word));
  const groups = options.map((item) => (isGroup(item) ? { ...item, items: item.items.filter(matches) } : item));
  return groups.filter((item) => (isGroup(item) ? item.items.length > 0 : matches(item))).slice(0, limit);
};
