/** A selector of syntax, with the message for code that it matches. */
const RESTRICTION = {
  type: 'object',
  properties: { selector: { type: 'string' }, message: { type: 'string' } },
  required: ['selector', 'message'],
  additionalProperties: false,
};

const EFFECT = 'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/][arguments.length=1]';

/**
 * Reports code that one of the given selectors matches, as ESLint's `no-restricted-syntax` does, and effects without
 * dependencies.
 */
export default {
  meta: { name: 'syntax' },
  rules: {
    'effect-dependencies': {
      create: (context) => ({
        [EFFECT]: (node) =>
          context.report({ node, message: 'The effect runs after each rendering. List its dependencies' }),
      }),
    },
    restricted: {
      meta: { schema: { type: 'array', items: RESTRICTION } },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [
            selector,
            (node) => context.report({ node, message }),
          ]),
        ),
    },
  },
};
