/**
 * What the ranking weighs, and what breaks without it: `npm run bench:search -- weights` asks the queries that may be
 * tuned on with each weight in turn made neutral. What nothing needs is no weight.
 */
export const weights = {
  /** A word in a page's title. Without it, parts of a symbol's name find every page that mentions them. */
  title: 8,
  /** In its keywords. Without it, tasks end at pages that use the reader's word in passing. */
  keywords: 5,
  /** In a keyword of several words. Without it, `user directory` finds *Active Directory*. */
  keywordParts: 4,
  /** In a heading. Without it, questions end at long sections instead of at the one that answers. */
  heading: 6,
  /** In a section's keywords. Without it, words that the docs lack, such as `expo`, find others that begin so. */
  headingKeywords: 6.5,
  /** In a section's keyword of several words. Without it, `private API key` finds *private mode*. */
  headingKeywordParts: 5,
  /** In a description or a text: the unit that the others are measured in. */
  text: 1,
  /** The power of how rare a word is. Without it, one rare word in passing counts for more than all the others. */
  rarity: 0.7,
  /** Words that are found joined, `signin`, beside the same words apart. Without it, `session change` finds changelogs before `onSessionChange()`. */
  joined: 1.15,
  /** What a section has of its page's words, and a page of its best section's. Without it, sections lose the subject that only the page's title names. */
  inherited: 0.5,
  /** A name all of whose words were typed. Without it, `transferhistory` finds longer names before `useTransferHistory()`. */
  wholeName: 0.3,
  /** A page with a keyword all of whose words were typed. Without it, `wallet backup` finds any page with a wallet in its title. */
  wholeKeyword: 0.3,
  /** A page whose title is the query. Without it, `Network` finds the glossary before the type. */
  sameTitle: 4,
  /** A heading or another name that is the query. Without it, `jwt` finds every error with such a code before the word's own explanation. */
  samePlace: 2.2,
  /** A name in the same case. Without it, the type `NetworkInfo` comes after the function `networkInfo()`. */
  sameCase: 1.1,
  /** A row of an error for a pasted message. Without it, guides that quote the message come before what explains it. */
  errorForError: 1.25,
  /** An error a message of which is quoted. Without it, a rare word around the message, `MetaMask`, decides. */
  quoted: 4,
  /** References when something else than a name was typed, and guides when a name was. Without it, tasks end at types. */
  unsuited: 0.6,
};
