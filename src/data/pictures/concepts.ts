import { place, type Area, type Place, type Places } from './Places.ts';

interface Areas {
  readonly organization: Area;
  readonly members: Area;
  readonly application: Area;
  readonly sandbox: Area;
  readonly settings: Area;
  readonly user: Area;
  readonly accounts: readonly [Area, Area];
  readonly keyFrame: Area;
  readonly live: Area;
  readonly again: Area;
}

/** Returns the places, with the sandbox in full, and the live environment as a summary of the same. */
const placesIn = (areas: Areas, again: readonly string[]): Place[] => [
  place('zone', areas.organization, 'Organization'),
  place('box', areas.members, 'Members', 'each with a role', 'in the dashboard'),
  place('zone', areas.application, 'Application'),
  place('zone', areas.sandbox, 'Sandbox environment'),
  place(
    'box',
    areas.settings,
    'Keys and settings',
    'publishable key, secret keys',
    'allowed origins, sign-in, webhooks',
  ),
  place('box', areas.user, 'User', 'signs in, has a session'),
  place('accent', areas.accounts[0], 'Account', 'Polygon Amoy'),
  place('accent', areas.accounts[1], 'Account', 'Stellar Testnet'),
  place('box', areas.keyFrame, 'Key frame', 'signs with', 'the user’s key'),
  place('zone', areas.live, 'Live environment'),
  place('box', areas.again, 'The same again', ...again),
];

/** The hierarchy from an organization down to a user's accounts. */
export const concepts: Places = {
  label: 'What belongs to what',
  description:
    'An organization has members, each with a role in the dashboard, and owns applications. An application has two environments, sandbox and live. An environment has its own keys and settings, its own users, and its own key frame. A user signs in, has a session, and has one account per network, such as one on Polygon Amoy and one on Stellar Testnet. The key frame signs with the user’s key. The live environment holds the same again, apart from the sandbox, on main networks.',
  wide: {
    width: 760,
    height: 452,
    places: placesIn(
      {
        organization: [1, 1, 758, 450],
        members: [14, 40, 146, 80],
        application: [172, 40, 574, 398],
        sandbox: [184, 76, 372, 350],
        settings: [196, 110, 348, 82],
        user: [196, 204, 204, 210],
        accounts: [
          [208, 266, 180, 62],
          [208, 340, 180, 62],
        ],
        keyFrame: [420, 204, 124, 210],
        live: [566, 76, 170, 350],
        again: [576, 110, 150, 304],
      },
      [
        'its own keys',
        'and settings,',
        'its own users',
        'and accounts,',
        'its own key frame,',
        'on main networks',
      ],
    ),
    links: [
      [388, 297, 420, 297],
      [388, 371, 420, 371],
    ],
  },
  narrow: {
    width: 328,
    height: 760,
    places: placesIn(
      {
        organization: [1, 1, 326, 758],
        members: [10, 36, 308, 80],
        application: [10, 128, 308, 622],
        sandbox: [18, 162, 292, 438],
        settings: [26, 196, 276, 82],
        user: [26, 290, 276, 202],
        accounts: [
          [34, 350, 126, 62],
          [168, 350, 126, 62],
        ],
        keyFrame: [26, 512, 276, 78],
        live: [18, 610, 292, 130],
        again: [26, 644, 276, 86],
      },
      ['its own keys, users, accounts', 'and key frame, on main networks'],
    ),
    links: [
      [97, 412, 97, 512],
      [231, 412, 231, 512],
    ],
  },
};
