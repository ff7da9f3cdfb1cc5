import { createRequire } from 'node:module';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featuresPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import service from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Any } from 'google-protobuf/google/protobuf/any_pb.js';
import type { Empty } from 'google-protobuf/google/protobuf/empty_pb.js';

// The very copy that the client's generated code uses: its messages check the class of what they are given.
const require = createRequire(createRequire(import.meta.url).resolve('@eventstore/db-client'));
const anyPb = require('google-protobuf/google/protobuf/any_pb.js') as { Any: new () => Any };
const emptyPb = require('google-protobuf/google/protobuf/empty_pb.js') as { Empty: new () => Empty };

/** The service definitions and messages that the official client ships. */
export const protocol = {
  features: features.ServerFeaturesService,
  gossip: gossip.GossipService,
  streams: service.StreamsService,
};
export { featuresPb, gossipPb, shared, statusPb, streams };
export const GoogleAny = anyPb.Any;
export const GoogleEmpty = emptyPb.Empty;
