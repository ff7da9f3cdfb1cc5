import { contractOnStandIn } from '../../laboratory/event-store/testing/stand-in-contract.ts';

contractOnStandIn(false);
