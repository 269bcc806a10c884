import fs from 'node:fs';
import { Client, isNacreError } from '@nacre/sdk-base';
import { createSandbox, type Sandbox } from '@nacre/sdk-base/sandbox';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeStates, layoutNarrow, layoutWide } from '../../src/components/StateDiagram/layout.ts';
import { jobStates, orderStates, passportStates, type States } from '../../src/data/pictures/states.ts';

interface Description {
  components: { schemas: Record<string, { enum: string[] }> };
}
const { components } = parse(fs.readFileSync('openapi/backend.yaml', 'utf8')) as Description;

const all = [
  ['OrderStatus', orderStates],
  ['JobStatus', jobStates],
  ['PassportStatus', passportStates],
] as const;

/** Records each change of a watched state, as `from → to`. */
class TransitionLog {
  readonly transitions = new Set<string>();
  #last = '';
  see(state: string): void {
    if (this.#last !== '' && this.#last !== state) this.transitions.add(`${this.#last} → ${state}`);
    this.#last = state;
  }
  restart(): void {
    this.#last = '';
  }
}

const drawn = ({ transitions }: States) => transitions.map(({ from, to }) => `${from} → ${to}`).toSorted();

const signedIn = async (sandbox: Sandbox) => {
  const client = new Client({
    publishableKey: sandbox.publishableKey,
    api: sandbox.api,
    signer: sandbox.signer,
  });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
  return client;
};

/** Whether a call succeeds. A call that the state doesn't allow fails with a conflict. */
const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => {
      if (isNacreError(error) && error.code === 'sdk/conflict') return false;
      throw error;
    },
  );

describe('the drawn states', () => {
  it.each(all)('of %s are labeled with their name', (schema, { label }) => {
    expect(label).toContain(schema.replace('Status', '').toLowerCase());
  });

  it.each(all)('of %s are those of the API description', (schema, { main, transitions }) => {
    const states = new Set([...main, ...transitions.flatMap(({ from, to }) => [from, to])]);
    expect([...states].toSorted()).toEqual(components.schemas[schema]?.enum.toSorted());
  });

  it('of an order change on the sandbox along the drawn transitions only', async () => {
    const ways = new TransitionLog();
    const limit = 12;
    for (const [failing, cancelAt] of [
      [false, -1],
      [true, -1],
      ...Array.from({ length: limit }, (_, step) => [false, step] as const),
    ] as const) {
      const sandbox = createSandbox();
      const client = await signedIn(sandbox);
      if (failing) sandbox.failOnChain('mint');
      const { id } = await client.accounts.createOrder({
        items: [{ collectionId: sandbox.seeded.ticketsId, quantity: 1 }],
      });
      ways.restart();
      for (let step = 0; step < limit; step += 1) {
        const { status } = await client.accounts.getOrder(id);
        ways.see(status);
        if (step === cancelAt) {
          if (await succeeds(client.accounts.cancelOrder(id)))
            ways.see((await client.accounts.getOrder(id)).status);
          break;
        }
        if (status === 'pending') sandbox.payOrder(id);
        else sandbox.clock.advance(1_000);
        ways.see((await client.accounts.getOrder(id)).status);
      }
    }
    expect([...ways.transitions].toSorted()).toEqual(drawn(orderStates));
  });

  it('of a job change on the sandbox along the drawn transitions only', async () => {
    const ways = new TransitionLog();
    for (const failing of [false, true]) {
      const sandbox = createSandbox();
      if (failing) sandbox.failOnChain('mint');
      const { id: jobId } = await sandbox.api.request(
        'mintItems',
        {
          path: { collectionId: sandbox.seeded.badgesId },
          body: { items: [{ to: sandbox.user.id, name: 'A badge' }] },
        },
        { secretKey: sandbox.secretKey },
      );
      ways.restart();
      for (let second = 0; second < 20; second += 1) {
        ways.see(
          (await sandbox.api.request('getJob', { path: { jobId } }, { secretKey: sandbox.secretKey })).status,
        );
        sandbox.clock.advance(1_000);
      }
    }
    expect([...ways.transitions].toSorted()).toEqual(drawn(jobStates));
  });

  it('of a passport change on the sandbox along the drawn transitions only', async () => {
    const ways = new TransitionLog();
    const { main } = passportStates;
    const deeds = ['publish', 'claim', 'retire'] as const;
    // Trying every sequence of three deeds covers every deed in every state.
    const orders = deeds.flatMap((first) =>
      deeds.flatMap((two) => deeds.map((three) => [first, two, three])),
    );
    for (const order of orders) {
      const sandbox = createSandbox();
      const { api, seeded } = sandbox;
      const client = await signedIn(sandbox);
      const { id: passportId } = await api.request(
        'createPassport',
        {
          body: { level: 'item', parentId: seeded.batchId, serial: 'HJ-000119' },
        },
        { secretKey: sandbox.secretKey },
      );
      const path = { passportId };
      const status = async () =>
        (await api.request('getPassport', { path }, { secretKey: sandbox.secretKey })).status;
      ways.restart();
      ways.see(await status());
      for (const deed of order) {
        if (deed === 'publish')
          await succeeds(api.request('publishPassport', { path }, { secretKey: sandbox.secretKey }));
        else if (deed === 'retire')
          await succeeds(
            api.request(
              'updatePassport',
              { path, body: { status: 'retired' } },
              { secretKey: sandbox.secretKey },
            ),
          );
        else if ((await status()) !== 'draft') await succeeds(client.dpp.claim(passportId));
        ways.see(await status());
      }
    }
    expect([...ways.transitions].toSorted()).toEqual(drawn(passportStates));
    expect(main).toEqual(components.schemas.PassportStatus?.enum);
  });

  it('allow a model and a batch to be retired, and not to be claimed', async () => {
    const sandbox = createSandbox();
    const client = await signedIn(sandbox);
    for (const passportId of [sandbox.seeded.batchId, sandbox.seeded.modelId]) {
      expect(await succeeds(client.dpp.claim(passportId))).toBe(false);
      const retired = await sandbox.api.request(
        'updatePassport',
        {
          path: { passportId },
          body: { status: 'retired' },
        },
        { secretKey: sandbox.secretKey },
      );
      expect(retired.status).toBe('retired');
    }
  });
});

describe('a state diagram', () => {
  it.each(
    all.flatMap(
      ([name, states]) =>
        [
          [name, 'wide', layoutWide(states)],
          [name, 'narrow', layoutNarrow(states)],
        ] as const,
    ),
  )(
    'of %s, %s, has every state inside the picture, without overlap',
    (name, _width, { boxes, width, height }) => {
      expect(boxes.map(({ state }) => state).toSorted()).toEqual(components.schemas[name]?.enum.toSorted());
      for (const { x, y } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + 96).toBeLessThanOrEqual(width);
        expect(y + 38).toBeLessThanOrEqual(height);
        const near = boxes.filter((other) => Math.abs(other.x - x) < 96 && Math.abs(other.y - y) < 38);
        expect(near).toHaveLength(1);
      }
    },
  );

  it.each(all)('of %s has an arrow for every transition, and describes each', (_name, states) => {
    expect(layoutWide(states).arrows).toHaveLength(states.transitions.length);
    expect(new Set(layoutNarrow(states).arrows).size).toBe(states.transitions.length);
    for (const { from, to } of states.transitions)
      expect(describeStates(states)).toContain(`from ${from} to ${to} (`);
  });
});
