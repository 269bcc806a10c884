/** The limits of a first visit in brotli bytes, for the page and five seconds without input. */
export interface Budget {
  html: number;
  script: number;
  style: number;
  all: number;
}

/** Pages of one kind, which share a budget. */
interface PageKind {
  name: string;
  matches: RegExp;
  budget: Budget;
}

// The font for code is 5 kB of `all`, on every page that has code. The message that a page did not load is half a
// kilobyte of its HTML, since nothing else can show it, and as much of its script. The security policies are as much
// again. Measuring all code blocks before writing to any is fifty bytes of script. The names of chunks, which change
// with their contents, add or remove thirty bytes.
// Normalizing the spelling of the address before the app starts is two hundred bytes of script.
// Buttons and fields of runnable samples are half a kilobyte of HTML and style, and no script.
// The notice for old browsers is a sixth of a kilobyte of script. Panels in print and without scripts, and the scroll
// margins of controls, are as much of style.
// Queuing a click or a form's submit until its element works is a tenth of a kilobyte of script.
const guide: Budget = { html: 24_700, script: 10_050, style: 11_550, all: 60_000 };

/** Every kind of page. The first one that matches a page's address applies. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', matches: /^\/$/, budget: guide },
  {
    name: 'API page',
    matches: /^\/backend-openapi$/,
    // The rate limits, and how addresses are compared, are two fifths of a kilobyte of HTML.
    budget: { ...guide, html: 60_800, style: 10_000, all: 95_850 },
  },
  // `Account` has sixteen methods, each with a runnable program and a list of its changes. Its seventeen buttons are a
  // third of a kilobyte. `ServerClient` has a method for each operation that requires a secret key, and is the largest
  // page.
  {
    name: 'symbol',
    matches: /^\/api\/sdk-/,
    budget: { html: 17_500, script: 10_050, style: 9_650, all: 53_450 },
  },
  { name: 'guide', matches: /./, budget: guide },
];

export const pageKindOf = (route: string): PageKind | undefined =>
  pageKinds.find(({ matches }) => matches.test(route));
