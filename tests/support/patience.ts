export {};

/** A second, Testing Library's default, is short for a busy machine. */
if (typeof document !== 'undefined')
  (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 20_000 });
