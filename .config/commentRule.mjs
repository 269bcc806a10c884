const NOUN = 'Name the thing with a noun';

/**
 * Wordings that a reader has to take apart before the comment says anything, each with its remedy. `of it` is fine where
 * it's a part or a position: `all of it`, `in front of it`.
 */
export const wordings = [
  [/\bwhat (?:is|has|stands)\b/i, `${NOUN}: "the failed calls" in place of "what has failed"`],
  [/\b(?:whoever|for who)\b/i, `${NOUN}: "the caller", "readers"`],
  [
    /(?<!\b(?:all|copies|copy|end|front|half|most|none|out|outside|parts?|rest|section|some|top)) of it(?=[.,;:]|$)/im,
    `${NOUN}: "its name" in place of "the name of it"`,
  ],
  [/\b(?:is|are|was|were|be|been) said\b/i, 'Say who does it, or use "stated", "reported" or "named"'],
];

/** Reports comments that use one of the wordings. */
export default {
  meta: { name: 'comments' },
  rules: {
    plain: {
      create(context) {
        return {
          Program() {
            for (const comment of context.sourceCode.getAllComments()) {
              // The indented lines and the asterisks of a block are no part of the sentence.
              const text = comment.value
                .replace(/\n\s*\*/g, ' ')
                .replace(/\s+/g, ' ')
                .trim();
              for (const [wording, remedy] of wordings)
                if (wording.test(text)) context.report({ loc: comment.loc, message: remedy });
            }
          },
        };
      },
    },
  },
};
