import type { sendUnaryData } from '@grpc/grpc-js';
import { gossipPb, shared } from './protocol.ts';

type ClusterInfo = InstanceType<typeof gossipPb.ClusterInfo>;

/** A node as its neighbours name it to a client that looks for one. */
export interface Member {
  readonly port: number;
  readonly state: 'leader' | 'follower' | 'unknown';
  /** Default true. */
  readonly alive?: boolean;
}

const states = {
  leader: gossipPb.MemberInfo.VNodeState.LEADER,
  follower: gossipPb.MemberInfo.VNodeState.FOLLOWER,
  unknown: gossipPb.MemberInfo.VNodeState.UNKNOWN,
};

/** Gossip.Read: the nodes of the cluster, all on 127.0.0.1. */
export const handleGossip =
  (members: () => readonly Member[]) =>
  (_: unknown, answer: sendUnaryData<ClusterInfo>): void =>
    answer(null, new gossipPb.ClusterInfo().setMembersList(members().map(toMessage)));

function toMessage({ port, state, alive = true }: Member): InstanceType<typeof gossipPb.MemberInfo> {
  return new gossipPb.MemberInfo()
    .setInstanceId(new shared.UUID().setString(`00000000-0000-4000-8000-${String(port).padStart(12, '0')}`))
    .setTimeStamp(String(Date.now()))
    .setState(states[state])
    .setIsAlive(alive)
    .setHttpEndPoint(new gossipPb.EndPoint().setAddress('127.0.0.1').setPort(port));
}
