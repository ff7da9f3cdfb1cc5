import type { ComponentProps } from 'react';
import { Loaded as Shown } from '../dashboards/loaded.shared.tsx';
import styles from './forecast.module.css';

/** What a query of the forecast brought; what stands in its place keeps the margins of a page. */
export function Loaded<R>(props: ComponentProps<typeof Shown<R>>) {
  const reply = props.query.data as { readonly ok?: boolean } | undefined;
  const shown = <Shown {...props} title="El forecast no se pudo leer" />;
  return reply !== undefined && reply.ok !== false ? shown : <div className={styles.section}>{shown}</div>;
}
