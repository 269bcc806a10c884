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
  [/\s\/\*/, 'Write */ at the end of the comment, which hides code up to the next one'],
  [/^[^`]*`(?:[^`]*`[^`]*`)*[^`]*$/, 'Write backticks in pairs: one of them is missing or left over'],
];

/** Returns comments as sentences, with the lines of a block, or of comments one below the other, as one text. */
function textsOf(comments) {
  const texts = [];
  for (const { type, value, loc } of comments) {
    const last = texts.at(-1);
    const continues = type === 'Line' && last?.type === type && last.line === loc.start.line - 1;
    const text = value.replace(/\n\s*\*/g, ' ');
    if (continues) Object.assign(last, { text: last.text + text, line: loc.end.line });
    else texts.push({ type, text, loc, line: loc.end.line });
  }
  return texts.map(({ text, loc }) => ({ text: text.replace(/\s+/g, ' ').trim(), loc }));
}

/** Reports comments that use one of the wordings. */
export default {
  meta: { name: 'comments' },
  rules: {
    plain: {
      create: (context) => ({
        Program() {
          for (const { text, loc } of textsOf(context.sourceCode.getAllComments()))
            for (const [wording, remedy] of wordings)
              if (wording.test(text)) context.report({ loc, message: remedy });
        },
      }),
    },
  },
};
