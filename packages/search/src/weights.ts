export type Field = 'name' | 'keywords' | 'description' | 'text';

/**
 * The weights of the ranking, and what fails without each. `npm run bench -- search weights` answers the tuning queries
 * with each weight made neutral in turn. A weight is removed if their score falls by less than 0.005 without it, and that
 * of each kind of queries by less than 0.01.
 */
export const weights = {
  /** A word in a title or heading. Without it, names lead to long texts that mention them. */
  name: 7,
  /** A word in the keywords of a page or a section. Without it, readers' words lead to pages that only mention them. */
  keywords: 5.5,
  /** The exponent of a word's rarity. Without it, one rare word that is mentioned in passing outweighs all others. */
  rarity: 0.55,
  /** Words that match when joined, `signin`, relative to the same words apart. */
  joined: 1.4,
  /** The beginning of a word, relative to the whole word. Without it, `down` finds *download*. */
  prefix: 0.5,
  /** The share of its page's words that a section inherits. Without it, sections lack the subject of their page. */
  inherited: 0.5,
  /** A name whose words were all typed. Without it, `token balances` finds longer names first. */
  wholeName: 0.4,
  /** A heading that is the query. Without it, `jwt` finds every error with such a code first. */
  sameName: 2.2,
  /** A title that is the query. Without it, titles find sections with the same name. */
  sameTitle: 4,
  /** A keyword that is the query. */
  sameKeyword: 1.4,
  /** A name with its capitals. Without it, the type `NetworkInfo` comes after the function `networkInfo()`. */
  sameCase: 1.2,
  /** References if something other than a name was typed, and guides if a name was. Without it, tasks lead to types. */
  unsuited: 0.5,
};
