import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A screen on its way: nothing for 300 ms, so that what is quick does not flicker. */
export function PageSkeleton() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      aria-label="Cargando"
      style={{ padding: 'var(--space-24)', visibility: late ? 'visible' : 'hidden' }}
    >
      <Skeleton height={24} width={240} mb="lg" />
      {Array.from({ length: 8 }, (_, n) => (
        <Skeleton key={n} height={20} mb="md" />
      ))}
    </div>
  );
}
