import { checkTypes, type TypesOf } from '../checkTypes.ts';
import { earnedWith, isReversed, pointsFor, queueEntry, reverse } from './points.ts';
import { found } from './refuse.ts';
import type { SandboxTill, SandboxTillOrder } from './SandboxTill.ts';
import type { World } from './World.ts';

const ORDER_TYPES: TypesOf<SandboxTillOrder> = {
  orderId: 'string',
  userId: ['string', 'null'],
  amount: 'string',
};

/** Creates the till, which reports paid and refunded orders to Nacre through the restaurant's Zelty account. */
export function createTill(world: () => World): SandboxTill {
  const connectionOf = (connectionId: string) => found(world().state.connections.get(connectionId));
  return {
    pay(connectionId, order) {
      checkTypes(order, ORDER_TYPES, 'order');
      const { orderId, userId, amount } = order;
      const { state, clock } = world();
      const connection = connectionOf(connectionId);
      const program = found(state.programs.get(connection.programId));
      const points = pointsFor(program, amount);
      const known = userId !== null && state.users.has(userId);
      if (connection.status !== 'active' || !known || points === 0n) return;
      if (earnedWith(world(), program.id, orderId)) return;
      const change = {
        programId: program.id,
        userId,
        points: `${points}`,
        reference: orderId,
        rewardId: null,
      };
      queueEntry(world(), { ...change, kind: 'earn' });
      connection.lastOrderAt = clock.text();
    },
    refund(connectionId, orderId) {
      const { programId } = connectionOf(connectionId);
      const earned = earnedWith(world(), programId, orderId);
      if (!earned || earned.status === 'failed' || isReversed(world(), programId, orderId)) return;
      reverse(world(), earned);
    },
    rejectKey(connectionId) {
      connectionOf(connectionId).status = 'key-rejected';
    },
  };
}
