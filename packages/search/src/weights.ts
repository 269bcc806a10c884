/**
 * The weights of the ranking, and what fails without each. `npm run bench -- search weights` runs the tuning queries
 * with each weight made neutral in turn. A weight that no query needs is removed.
 */
export const weights = {
  /** A word in a page's title. Without it, parts of a symbol's name find every page that mentions them. */
  title: 8,
  /** A word in a page's keywords. Without it, tasks lead to pages that mention the reader's word in passing. */
  keywords: 5,
  /** A word in a page's multi-word keyword. Without it, `user directory` finds *Active Directory*. */
  keywordParts: 4,
  /** A word in a heading. Without it, questions lead to long sections instead of to the one with the answer. */
  heading: 6,
  /**
   * A word in a section's keywords. Without it, words that the docs lack, such as `expo`, find others with this
   * beginning.
   */
  headingKeywords: 6.5,
  /** A word in a section's multi-word keyword. Without it, `private API key` finds *private mode*. */
  headingKeywordParts: 5,
  /** A word in a description or a text, the unit of the other weights. */
  text: 1,
  /** The exponent of a word's rarity. Without it, one rare word that is mentioned in passing outweighs all others. */
  rarity: 0.7,
  /**
   * Words that match when joined, `signin`, relative to the same words apart. Without it, `session change` finds
   * changelogs before `onSessionChange()`.
   */
  joined: 1.15,
  /**
   * The share of its page's words that a section inherits, and of its best section's words that a page inherits.
   * Without it, sections lack the subject that only the page's title names.
   */
  inherited: 0.5,
  /**
   * A name whose words were all typed. Without it, `transferhistory` finds longer names before `useTransferHistory()`.
   */
  wholeName: 0.3,
  /**
   * A page with a keyword whose words were all typed. Without it, `wallet backup` finds any page with a wallet in its
   * title.
   */
  wholeKeyword: 0.3,
  /** A page whose title is the query. Without it, `Network` finds the glossary before the type. */
  sameTitle: 4,
  /**
   * A heading or another name that is the query. Without it, `jwt` finds every error with such a code before the
   * explanation of the word.
   */
  samePlace: 2.2,
  /** A name in the same case. Without it, the type `NetworkInfo` comes after the function `networkInfo()`. */
  sameCase: 1.1,
  /** An error's row for a pasted message. Without it, guides that quote the message come before its explanation. */
  errorForError: 1.25,
  /** An error whose message is quoted. Without it, a rare word around the message, `MetaMask`, outweighs it. */
  quoted: 4,
  /** References if something other than a name was typed, and guides if a name was. Without it, tasks lead to types. */
  unsuited: 0.6,
};
