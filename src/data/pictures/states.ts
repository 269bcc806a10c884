import type { JobStatus, KnownValue, OrderStatus, PassportStatus } from '@nacre/sdk-base';

/** A change from one state to another. */
export interface Transition<State extends string = string> {
  readonly from: State;
  readonly to: State;
  /** The condition, in a few words. */
  readonly when: string;
}

/** A diagram of states and the transitions between them. */
export interface States<State extends string = string> {
  readonly label: string;
  /** The states of the successful path, in order. The other states end it early. */
  readonly main: readonly State[];
  readonly transitions: readonly Transition<State>[];
}

export const orderStates: States<KnownValue<OrderStatus>> = {
  label: 'States of an order',
  main: ['draft', 'pending', 'paid', 'minting', 'fulfilled'],
  transitions: [
    { from: 'draft', to: 'pending', when: 'items reserved' },
    { from: 'pending', to: 'paid', when: 'the user pays' },
    { from: 'paid', to: 'minting', when: 'minting starts' },
    { from: 'minting', to: 'fulfilled', when: 'all minted' },
    { from: 'draft', to: 'cancelled', when: 'cancelOrder' },
    { from: 'pending', to: 'cancelled', when: 'cancelOrder' },
    { from: 'minting', to: 'failed', when: 'one not minted' },
  ],
};

export const jobStates: States<KnownValue<JobStatus>> = {
  label: 'States of a job',
  main: ['queued', 'running', 'completed'],
  transitions: [
    { from: 'queued', to: 'running', when: 'it starts' },
    { from: 'running', to: 'completed', when: 'all minted' },
    { from: 'running', to: 'failed', when: 'one not minted' },
  ],
};

export const passportStates: States<KnownValue<PassportStatus>> = {
  label: 'Life cycle of a passport',
  main: ['draft', 'published', 'claimed', 'retired'],
  transitions: [
    { from: 'draft', to: 'published', when: 'you publish it' },
    { from: 'published', to: 'claimed', when: 'the owner claims it' },
    { from: 'claimed', to: 'retired', when: 'you retire it' },
    { from: 'published', to: 'retired', when: 'you retire it unclaimed' },
  ],
};
