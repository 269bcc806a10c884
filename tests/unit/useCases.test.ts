import { describe, expect, it } from 'vitest';
import { luxuryPassports } from '../support/useCases/luxuryPassports.ts';
import { readUseCases } from '../support/useCases/page.ts';
import { resale } from '../support/useCases/resale.ts';
import { restaurantChain } from '../support/useCases/restaurantChain.ts';
import { retailLoyalty } from '../support/useCases/retailLoyalty.ts';
import { network, Scene, type Story } from '../support/useCases/Scene.ts';
import { ticketing } from '../support/useCases/ticketing.ts';

/*
 * Each row of the page's tables is played on the sandbox by the person or
 * the server in its column "Who", with only the calls in its column "Call".
 */

const cases = readUseCases();
const stories: readonly Story[] = [
  retailLoyalty(),
  luxuryPassports(),
  ticketing(),
  restaurantChain(),
  resale(),
];
/** The page on signing in describes how a person signs in. A row names these calls only if they matter there. */
const signingIn = ['client.auth.sendOtp', 'client.auth.signIn', 'client.auth.signUp'];

it('every use case of the page is played', () => {
  expect([...cases.keys()]).toEqual(stories.map(({ heading }) => heading));
});

describe.each(stories.map((story) => [story.heading, story] as const))('%s', (heading, story) => {
  const rows = cases.get(heading) ?? [];
  const scene = new Scene();

  it('has its steps numbered, and each of them played', () => {
    expect(rows.map(({ step }) => step)).toEqual(rows.map((_, index) => index + 1));
    expect(story.steps.map(({ actor: who }) => who)).toEqual(rows.map(({ actor: who }) => who));
  });

  it.each(rows.map((row) => [`${row.step}. ${row.actor}: ${row.action}`, row] as const))(
    '%s',
    async (_name, { step, calls }) => {
      if (step === 1) await story.before?.(scene);
      scene.calls.clear();
      await story.steps[step - 1]?.play(scene);
      const madeCalls = [...scene.calls].filter((call) => calls.includes(call) || !signingIn.includes(call));
      expect(madeCalls.toSorted()).toEqual(calls);
    },
  );
});

describe('a transfer of a new user', () => {
  it('fails without native currency, and succeeds with the tokens of the sandbox’s faucet', async () => {
    const scene = new Scene();
    const { api, user, seeded } = scene.sandbox;
    const fan = await scene.signIn('Fan', { channel: 'email', email: 'grace@shop.example' });
    const account = await fan.accounts.create(network);
    const { id } = await scene.nacre.mintItems({
      collectionId: seeded.badgesId,
      items: [{ to: account.userId, name: 'An invitation' }],
    });
    await scene.settle();
    expect((await scene.nacre.getJob({ jobId: id })).status).toBe('completed');
    const [invitation] = (await account.getNfts()).data;
    if (!invitation) throw new Error('The invitation has not arrived.');
    const { contract, tokenId } = invitation.nft;
    const give = () => account.transferNft({ contract, tokenId, to: seeded.friendAddress });
    await expect(give()).rejects.toMatchObject({ code: 'sdk/insufficient-funds' });

    const accessToken = await fan.auth.getAccessToken();
    await api.request('requestTestTokens', { body: { network } }, { accessToken });
    await scene.settle();
    expect((await give()).status).toBe('pending');
    expect(account.userId).not.toBe(user.id);
  });
});
