/** The words that a corpus is written in: as many kinds of words as documentation has, and as unevenly used. */

const list = (words: string) => words.trim().split(/\s+/);

const common = list(`
the a of to and in is for it that with on as by an be are from this or can not at you which when if its has have your
one each all only more than into out no so do after before until while where what who how why there then they them was
will may must should would could both either other another some any every same such own also still yet just even over
under between through without within against about because since during use used using make made take taken give given
set get put call called name named value values kind way first last next new old two three many most less`);

const roots = list(`
account action address adapter agent alert amount answer archive array asset attach audit author badge balance bank
batch bind block body bound branch break browse budget buffer bundle byte cache calendar cancel capture card cart cast
catalog chain change channel charge chart check claim class clean client clock close cloud cluster code coin collect
column command comment commit compile complete component compute config confirm connect consent constant contain content
context contract control convert copy count create credit cursor custom cycle data debug decode default delay delete
deliver deploy derive design detail detect device digest direct disable discount dispatch display document domain draft
driver edit element email embed enable encode endpoint engine enter entry enum environment equal error escape estimate
event example exchange exclude execute expand expect expire explore export expose extend extract factory fail fallback
feature fee feed fetch field file filter find finish fix flag flow folder follow form format forward frame function
gateway generate grant graph grid group guard guide handle hash header height help hide history hold hook host icon
image import include index inherit initial input insert inspect install instance integer interface invoice issue item
job join journal keep key label language launch layer layout ledger length level library limit line link list listen
load local lock log loop loyalty machine map mark market mask match measure member memory menu merge message method
metric migrate mint mirror mobile mode model module monitor mount move multiply native network node normal note notify
number object observe offer offset open operate option order origin output override owner pack page parse part partner
passport password patch path pause payment pending permit phone pick pipeline plan platform plugin point policy pool
port post prefix present price print private process product profile program project promise proof property protect
protocol provide proxy public publish pull purchase push query queue quote range rate read ready receipt record recover
redeem redirect reduce reference refresh refund region register reject relate release remote remove render repair repeat
replace reply report request require reset resolve resource response rest restore result retire retry return reverse
review revoke reward role roll root rotate route row rule run runtime safe sample sandbox save scale scan schedule schema
scope screen script search secret section seed segment select send sequence serial serve service session settle share
shift ship shop show sign signal size skip slice slot snapshot socket sort source space split stack stage standard start
state static status step stock stop storage store stream string style submit subscribe suffix supply support surface
switch symbol sync syntax system table target task team template tenant test text theme thread threshold ticket tier time
timeout title token tool topic trace track trade traffic transfer transform transit trigger trust type undo union unit
unlock update upgrade upload user valid variable vault vendor verify version view visit voucher wait wallet warn watch
webhook weight widget width window wire word work wrap write zone`);

const suffixes = list('s ed ing er ers able ment ments ion less ful ly ness or al ive ity');
const prefixes = list('re un pre sub multi inter over under non auto cross self co de dis micro meta');

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const derived = [
  ...roots,
  ...suffixes.flatMap((suffix) => roots.map((root) => root + suffix)),
  ...prefixes.flatMap((prefix) => roots.map((root) => prefix + root)),
];

/** Numbers between 0 and 1, the same at each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T;

/** The words of running text, the most used ones first: a few everywhere, most of them hardly anywhere (Zipf's law). */
const spoken = (() => {
  const random = randomNumbers(7);
  const rest = derived.slice(roots.length);
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [rest[last], rest[other]] = [rest[other] as string, rest[last] as string];
  }
  return [...common, ...roots, ...rest];
})();

const upTo = (() => {
  let sum = 0;
  return spoken.map((_, rank) => (sum += 1 / (rank + 2.7) ** 1.05));
})();

/** A word of running text. */
export function spokenWord(random: () => number): string {
  const wanted = random() * (upTo.at(-1) ?? 0);
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return spoken[low] as string;
}

/** A word that a page can be about. */
export const topicWord = (random: () => number): string => pick(roots, random);

/** A name as code has them: `fetchOrderHistory`, `TokenBalance`, `retry_limit`. */
export function identifier(random: () => number): string {
  const words = Array.from({ length: random() < 0.6 ? 2 : 3 }, () => topicWord(random));
  const style = random();
  if (style < 0.1) return words.join('_');
  const [first = '', ...others] = words;
  return (style < 0.45 ? title(first) : first) + others.map(title).join('');
}
