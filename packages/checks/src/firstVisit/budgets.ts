/** What a first visit may load, in brotli bytes: the page and five seconds without input. */
export interface Budget {
  html: number;
  script: number;
  style: number;
  all: number;
}

/** Pages of one kind, all of which keep to its budget. */
interface PageKind {
  name: string;
  matches: RegExp;
  budget: Budget;
}

// The face for code is 5 kB of `all`, on every page that has code. What says that a page did not load is half a kilobyte
// of its HTML, where nothing else can say it, and as much of its script. The policies of what may run are as much again.
// Measuring all blocks of code before any is written to is half a hundred bytes of it. The names of chunks, which change
// with what is in them, are thirty more or less.
// Giving the address its one spelling before the app comes is two hundred bytes of script.
// Buttons and fields of samples that run are half a kilobyte of HTML and style, and no script.
// The notice for old browsers is a sixth of a kilobyte of script. Panels on paper and without scripts, and the scroll
// margins of controls, are as much of style.
// Keeping a press or a form's submit until what it is on works is a tenth of a kilobyte of script.
const guide: Budget = { html: 24_700, script: 10_050, style: 12_150, all: 60_600 };

/** Every kind of page. A page is of the first one that its address matches. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', matches: /^\/$/, budget: guide },
  {
    name: 'API page',
    matches: /^\/backend-openapi$/,
    // The limits of calls, and how addresses are compared, are two fifths of a kilobyte of HTML.
    budget: { ...guide, html: 60_800, style: 12_500, all: 98_300 },
  },
  // `Account` has sixteen methods, each with a program that runs, and tells what changed in each. Its seventeen buttons are
  // a third of a kilobyte. `ServerClient` has a method for each operation that takes a secret key, and is the largest page.
  {
    name: 'symbol',
    matches: /^\/api\/sdk-/,
    budget: { html: 17_500, script: 10_050, style: 9_300, all: 53_450 },
  },
  { name: 'guide', matches: /./, budget: guide },
];

export const kindOf = (route: string): PageKind | undefined =>
  pageKinds.find(({ matches }) => matches.test(route));
