/**
 * Rules for reproducible builds: the same sources give the same bytes in any folder, time zone and language, at any
 * time, and for any order in which the file system lists names.
 */
const call = (name) => `CallExpression[callee.property.name=${name}]`;

/** Code whose result depends on the machine's language, time zone or disk. */
const machine = [
  {
    selector: `${call("'localeCompare'")}[arguments.length<2]`,
    message: "The order depends on the machine's language. Name a language: a.localeCompare(b, 'en').",
  },
  {
    selector: `${call('/^toLocale(Lower|Upper)Case$/')}[arguments.length=0]`,
    message: "The letters depend on the machine's language. Write toLowerCase() or toUpperCase().",
  },
  {
    selector: `${call("'toLocaleString'")}[arguments.length=0]`,
    message: "The text depends on the machine's language. Name a language: value.toLocaleString('en').",
  },
  {
    selector: `${call('/^toLocale(Date|Time)String$/')}:not(:has(Property[key.name='timeZone']))`,
    message:
      "The text depends on the machine's time zone. Name the language and the time zone: ('en', { timeZone: 'UTC' }).",
  },
  {
    selector: "NewExpression[callee.object.name='Intl'][arguments.length=0]",
    message: "The result depends on the machine's language. Name a language: new Intl.Collator('en').",
  },
  {
    selector:
      "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']:not(:has(Property[key.name='timeZone']))",
    message: "The text depends on the machine's time zone. Add { timeZone: 'UTC' }.",
  },
  {
    selector: `${call("'getTimezoneOffset'")}, ${call('/^get(FullYear|Month|Date|Day|Hours|Minutes)$/')}`,
    message: "The result depends on the machine's time zone. Use the method with UTC in its name.",
  },
  {
    selector: `${call("'readdirSync'")}:not(CallExpression[callee.property.name='toSorted'] *)`,
    message:
      'The order of the names depends on the file system. Add .toSorted(), or use filesUnder of packages/model/src/files.ts.',
  },
];

/** Code whose result differs on each run. */
const moment = [
  {
    selector:
      "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The result differs in each build. Take the date from a source: a changelog, git, an argument.',
  },
  {
    selector:
      "CallExpression[callee.object.name='Math'][callee.property.name='random'], CallExpression[callee.property.name='randomUUID']",
    message: 'The result differs in each build. Derive the name from the content, such as a hash.',
  },
];

const rule = (files, all) => ({ files, rules: { 'syntax/restricted': ['error', ...all] } });

/**
 * The later entry applies where both match. Searches and SDKs run at some moment, so only the first covers them. The
 * linter resolves patterns from this folder, so each has to match from anywhere.
 */
export default [
  rule(['**/{packages,src,deploy,tools/scripts}/**/*.{ts,tsx,mjs}'], machine),
  rule(
    [
      '**/packages/{model,history}/src/**/*.ts',
      '**/src/{brand,config,data,theme,components}/**/*.{ts,tsx,mjs}',
      '**/packages/{mcp/scripts,checks/src/site}/**/*.ts',
      '**/packages/{api-page,dev-server,downloads,markdown,post-build,sdk-reference,search-ui,static-pages}/**/*.{ts,tsx,mjs}',
      '**/packages/samples/src/{browser,modules}/**/*.{ts,tsx,mjs}',
      '**/tools/scripts/{generate,packages}/**/*.ts',
    ],
    [...machine, ...moment],
  ),
  // These use the settings of the reader's machine, or measure time.
  {
    files: ['**/tests/**', '**/src/components/demos/**'],
    rules: { 'syntax/restricted': 'off' },
  },
];
