import './schema-config.ts';
import '@mantine/core/styles.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import './theme/forced.css';
import './theme/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { installSessionFaults } from './access/session-end.ts';
import { App } from './app.tsx';
import { showIdle } from './live/idle.ts';
import { createRouter } from './router.tsx';
import { setNavigator } from './shell/navigation.shared.ts';
import { printLight, showRemembered } from './ui/appearance.ts';
import { installUppermostEscape } from './ui/dialogs/uppermost-escape.ts';

showRemembered();
printLight();
const router = createRouter();
setNavigator((to, options) => void router.navigate(to, options));
installSessionFaults();
installUppermostEscape();
showIdle();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
