import { contractOnStandIn } from '../../laboratory/event-store/testing/stand-in-contract.ts';

contractOnStandIn(true, { parts: ['a crowd of writers', 'a server that stops listening and comes back'] });
