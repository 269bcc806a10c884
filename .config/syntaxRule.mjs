/** A selector of syntax, with the message for code that it matches. */
const RESTRICTION = {
  type: 'object',
  properties: { selector: { type: 'string' }, message: { type: 'string' } },
  required: ['selector', 'message'],
  additionalProperties: false,
};

/** Reports code that one of the given selectors matches, as ESLint's `no-restricted-syntax` does. */
export default {
  meta: { name: 'syntax' },
  rules: {
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
