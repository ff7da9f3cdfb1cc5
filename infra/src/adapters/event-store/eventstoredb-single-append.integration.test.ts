import { WRITING } from '../../laboratory/event-store/contract.suite.ts';
import { contractOnStandIn } from '../../laboratory/event-store/testing/stand-in-contract.ts';

// A server that does not know BatchAppend is read and followed alike: the whole contract is in eventstoredb.long.test.ts.
contractOnStandIn(false, { parts: WRITING });
