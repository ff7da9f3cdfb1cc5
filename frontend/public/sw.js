/* Shows what the server pushes while the page is closed, and brings the page back on a click. It caches nothing. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const read = (data) => {
  try {
    return data?.json() ?? {};
  } catch {
    return { titulo: data?.text() };
  }
};

self.addEventListener('push', (event) => {
  const { _id, titulo, comentario, enlace } = read(event.data);
  const shown = self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
    // A page in sight has shown its own toast.
    if (pages.some((page) => page.visibilityState === 'visible')) return undefined;
    return self.registration.showNotification(titulo ?? 'Sistema Power Mobile', {
      body: comentario ?? '',
      tag: _id,
      icon: '/favicon.svg',
      lang: 'es-CL',
      data: { enlace },
    });
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = `/sistema/${String(event.notification.data?.enlace ?? 'landing').replace(/^\/?(sistema\/)?/, '')}`;
  const opened = self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
    const page = pages[0];
    if (!page) return self.clients.openWindow(path);
    await page.focus();
    return page.navigate(path).catch(() => self.clients.openWindow(path));
  });
  event.waitUntil(opened);
});
