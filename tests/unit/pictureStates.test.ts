import { isNacreError } from '@nacre/sdk-base';
import { expect, it } from 'vitest';
import { jobStates, orderStates, passportStates, type States } from '../../src/data/pictures/states.ts';
import { signedIn } from '../support/signIn.ts';

it.each([
  ['order', orderStates],
  ['job', jobStates],
  ['passport', passportStates],
])('the picture of the states of a(n) %s is labeled with its name', (name, { label }) => {
  expect(label).toMatch(new RegExp(`\\b${name}$`));
});

/** Records each change of a watched state, as `from → to`. */
class TransitionLog {
  readonly #transitions = new Set<string>();
  #last = '';
  see(state: string): void {
    if (this.#last !== '' && this.#last !== state) this.#transitions.add(`${this.#last} → ${state}`);
    this.#last = state;
  }
  restart(): void {
    this.#last = '';
  }
  expectToBe({ transitions }: States): void {
    const drawn = transitions.map(({ from, to }) => `${from} → ${to}`);
    expect([...this.#transitions].toSorted()).toEqual(drawn.toSorted());
  }
}

/** Makes a call that the state may refuse, with a conflict. */
const attempt = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (!isNacreError(error) || error.code !== 'sdk/conflict') throw error;
  });

it('an order changes on the sandbox along the drawn transitions only', async () => {
  const log = new TransitionLog();
  const limit = 12;
  const runs = Array.from({ length: limit }, (_, step) => [false, step] as const);
  for (const [failing, cancelAt] of [[false, -1] as const, [true, -1] as const, ...runs]) {
    const { sandbox, seeded, client } = await signedIn();
    if (failing) sandbox.failOnChain('mint');
    const { id } = await client.accounts.createOrder({
      items: [{ collectionId: seeded.ticketsId, quantity: 1 }],
    });
    const see = async () => log.see((await client.accounts.getOrder(id)).status);
    log.restart();
    for (let step = 0; step < limit; step += 1) {
      await see();
      if (step === cancelAt) await attempt(client.accounts.cancelOrder(id));
      else if ((await client.accounts.getOrder(id)).status === 'pending') sandbox.payOrder(id);
      else sandbox.clock.advance(1_000);
      await see();
    }
  }
  log.expectToBe(orderStates);
});

it('a job changes on the sandbox along the drawn transitions only', async () => {
  const log = new TransitionLog();
  for (const failing of [false, true]) {
    const { sandbox, seeded, server } = await signedIn();
    if (failing) sandbox.failOnChain('mint');
    const items = [{ to: sandbox.user.id, name: 'A badge' }];
    const { id: jobId } = await server.mintItems({ collectionId: seeded.badgesId, items });
    log.restart();
    for (let second = 0; second < 20; second += 1) {
      log.see((await server.getJob({ jobId })).status);
      sandbox.clock.advance(1_000);
    }
  }
  log.expectToBe(jobStates);
});

it('a passport changes on the sandbox along the drawn transitions only', async () => {
  const log = new TransitionLog();
  const deeds = ['publish', 'claim', 'retire'] as const;
  // Trying every sequence of three deeds covers every deed in every state.
  const orders = deeds.flatMap((first) =>
    deeds.flatMap((second) => deeds.map((third) => [first, second, third])),
  );
  for (const order of orders) {
    const { seeded, client, server } = await signedIn();
    const { id: passportId } = await server.createPassport({
      level: 'item',
      parentId: seeded.batchId,
      serial: 'HJ-000119',
    });
    const status = async () => (await server.getPassport({ passportId })).status;
    log.restart();
    log.see(await status());
    for (const deed of order) {
      if (deed === 'publish') await attempt(server.publishPassport({ passportId }));
      else if (deed === 'retire') await attempt(server.updatePassport({ passportId, status: 'retired' }));
      else if ((await status()) !== 'draft') await attempt(client.dpp.claim(passportId));
      log.see(await status());
    }
  }
  log.expectToBe(passportStates);
});
