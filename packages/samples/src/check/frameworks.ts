import { lineAt, type Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import { isShell } from './curlCommand.ts';

/** What a rule finds in a block: the position in its code, and the message. */
type Found = readonly [index: number, message: string];

const startsAsModule = (code: string) => /^\s*(?:import|export)\s/m.test(code);
const isClient = ({ code }: Sample) => /^'use client'/.test(code);
const nameOf = (file = '') => file.replace(/^.*\/|\.\w+$/g, '');

/** Reports classic scripts whose code imports something. The compilers of Vue and Svelte make modules of theirs. */
function classicScripts({ code, title = '' }: Sample, page: readonly Sample[]): Found[] {
  if (/\.(?:vue|svelte)$/.test(title)) return [];
  return [...code.matchAll(/<script(?![^>]*type=)([^>]*)>([^<]*)/g)].flatMap(
    ({ index, 1: attributes = '', 2: inline = '' }) => {
      const source = /src="([^"]+)"/.exec(attributes)?.[1];
      const file = page.find((each) => source && nameOf(each.title) === nameOf(source));
      return startsAsModule(file?.code ?? inline)
        ? [[index, 'a classic script can\'t import. Write type="module"']]
        : [];
    },
  );
}

/** What a component of a server can't have. */
const CLIENT = /\b(?:use[A-Z]\w*|createContext)\(|\bon[A-Z]\w*=\{|ssr: false|<NacreProvider\b/;
const isInApp = ({ title = '' }: Sample) => /(?:^|\/)app\/.*\.tsx$/.test(title);

/** Reports files of a Next.js app that need the browser, and that a server would run. */
function serverComponents(sample: Sample, page: readonly Sample[]): Found[] {
  const use = CLIENT.exec(sample.code);
  const used = new RegExp(`/${nameOf(sample.title)}['"]`);
  const isServed =
    isInApp(sample) || page.some((each) => isInApp(each) && !isClient(each) && used.test(each.code));
  return use && sample.language === 'tsx' && isServed && !isClient(sample)
    ? [[use.index, `a component with ${use[0]} runs in the browser. Begin the file with 'use client'`]]
    : [];
}

/** How frameworks declare values that change, where code reads their current one, and how it does so. */
const READS: readonly (readonly [declared: RegExp, before: string, after: string, remedy: string])[] = [
  [
    /\b(\w+) = (?:signal|computed|input|model|linkedSignal)[.<(]/g,
    String.raw`(?:this\.|\{\{[^}]*?|@\w+ \([^{]*?|[^)][\])]="[^"]*?)(?<![\w'])`,
    String.raw`(?!\w|\(|\.(?:set|update)\()`,
    '()',
  ],
  [
    /\bconst (\w+) = ref\(/g,
    String.raw`(?<=<script setup(?:(?!</script>).)*[ (!])`,
    String.raw`(?= =[ =]|[),]|\s[&|?+])(?! = ref)`,
    '.value',
  ],
];

/** Reports a signal of Angular, or in a script a ref of Vue, that code uses in place of its value. */
const unreadValues = ({ code }: Sample): Found[] =>
  READS.flatMap(([declared, before, after, remedy]) =>
    [...code.matchAll(declared)].flatMap(([, name = '']) =>
      [...code.matchAll(new RegExp(before + name + after, 'gs'))].map(
        ({ index }) => [index, `${name} isn't the value itself. Write ${name}${remedy}`] as const,
      ),
    ),
  );

/** Reports variables of a component that frameworks don't watch, and that change and are shown beside some that they do. */
function unwatched({ code }: Sample): Found[] {
  const [, watched] = /= (\$state|ref|signal)\(/.exec(code) ?? [];
  const markup = code.replace(/<script.*?<\/script>/gs, '');
  return [
    ...(watched
      ? code.matchAll(
          /\b(?:let|const|readonly) (\w+)(?:: [^=\n]+)? = (?:['"`\d[]|true|false|null|undefined)/g,
        )
      : []),
  ].flatMap(({ index, 1: name }) => {
    const isChanged = new RegExp(
      `^(?!\\s*(?:let|const)\\b).*\\b(?:${name}(?:\\.value)? = |this\\.${name}\\.set\\()`,
      'm',
    );
    const isShown = new RegExp(`(?:\\{|=")[^}"\\n]*\\b${name}\\b`);
    return isChanged.test(code.replace(/\breadonly .*/g, '')) && isShown.test(markup)
      ? [[index, `the page doesn't show changes of ${name}. Declare it with ${watched}()`] as const]
      : [];
  });
}

/** Reports forms whose listener lets the browser send them, which loads the page again. */
function sentForms({ code }: Sample): Found[] {
  const listener =
    /<form\b[^>]*\s(?:@submit|onsubmit|\(submit\)|onSubmit)=|addEventListener\(\s*'submit'/.exec(code);
  return listener && !code.includes('preventDefault()')
    ? [[listener.index, 'the browser sends the form and reloads the page. Prevent the default of its event']]
    : [];
}

/** Reports fields of a form with the name or the variable of another one. */
const sameFields = ({ code }: Sample): Found[] =>
  [...code.matchAll(/<form\b.*?<\/form>/gs)].flatMap(({ index: start, 0: form }) => {
    const known = new Set<string>();
    return [...form.matchAll(/<(?:input|select|textarea)\b(?![^>]*type="(?:radio|checkbox)")[^>]*/g)].flatMap(
      ({ index, 0: field }) =>
        [
          ...field.matchAll(
            /(?:\bname="|bind:value=\{|v-model[.\w]*="|\[\(ngModel\)\]="|\bvalue=\{)([\w.]+)/g,
          ),
        ].flatMap(([, name = '']) =>
          known.size === known.add(name).size
            ? [[start + index, `another field of the form has ${name} too`] as const]
            : [],
        ),
    );
  });

/** Matches a guard whose negation is lost, in JavaScript and in Python. */
const WITHOUT_NOT = new RegExp(
  [
    String.raw`\bif \((\w+)\.has\(([^()]+)\)\)\s*\{?\s*\1\.(?:set|add)\(\2(?![\w.])(?![^;]*\.get\()`,
    String.raw`\bif \(isNacreError\([^()]*\)\)\s*\{?\s*throw (?!new\b)`,
    String.raw`\bif (?!not )([\w.]+) in (\w+):\s+\4\[\3\] = `,
  ].join('|'),
  'g',
);

/** Reports conditions that do the opposite. */
const lostNegations = ({ code }: Sample): Found[] =>
  [...code.matchAll(WITHOUT_NOT)].map(({ index, 0: guard }) => [
    index,
    `"${guard.split('\n')[0]}" does the opposite. Negate the condition`,
  ]);

/** Reports names in a template of Angular that its class doesn't have. */
function unknownNames({ code }: Sample): Found[] {
  const [whole = '', template = ''] = /template: `([^`]*)`/.exec(code) ?? [];
  if (/@for|@let|#\w/.test(template)) return [];
  const start = code.indexOf(whole) + whole.indexOf(template);
  const names = template.matchAll(/(?:\{\{\s*|@(?:if|switch) \(|[)\]]=")!?(\w+)/g);
  return [...names].flatMap(({ index, 1: name = '' }) =>
    new RegExp(`\\b${name}\\b`).test(code.replace(template, ''))
      ? []
      : [[start + index, `the class has no ${name}`] as const],
  );
}

/** Matches the file that a command runs, or takes variables from. */
const RUN_FILE =
  /(?:\bnode|\bpython3)(?: --[\w-]+(?:=\S+)?)* (?!node_modules)([\w./-]+\.(?:m?[jt]s|py))|--env-file=(\S+)/g;

/** Reports commands with a file that the page names otherwise. A compiled file has the name of its source. */
function unknownFiles(sample: Sample, page: readonly Sample[]): Found[] {
  if (!isShell(sample)) return [];
  const known = page.flatMap(({ title }) => (title?.includes('.') ? nameOf(title) : []));
  return [...sample.code.matchAll(RUN_FILE)].flatMap(({ index, 0: command }) =>
    (command.match(/(?<=--env-file=| )[\w./-]+\.\w+/g) ?? [])
      .filter((file) => known.length > 0 && !known.includes(nameOf(file)))
      .map((file) => [index, `no block of the page is called ${file}`] as const),
  );
}

const FIELD =
  /<(?:input|select|textarea)\b(?:=>|[^>])*?\s(?::value="|\[value\]="|value=\{)([\w.]+)(?:=>|[^>])*>/g;
/** Matches what gives the value of a field back to its variable, or shows that nobody changes it. */
const HANDLED =
  /\bon(?:input|change)|[@(](?:input|change)|read-?only|disabled|type="(?:radio|checkbox|hidden|submit)"/i;

/** Reports fields that show a variable and never set it, so that the code doesn't get what a user types. */
const unboundFields = ({ code }: Sample): Found[] =>
  [...code.matchAll(FIELD)].flatMap(({ index, 0: field, 1: name }) =>
    HANDLED.test(field)
      ? []
      : [[index, `nothing sets ${name} to what a user types. Bind it, or handle the input`]],
  );

/** Reports timeouts in milliseconds of less than a second, which are probably seconds. */
const shortTimeouts = ({ code }: Sample): Found[] =>
  [...code.matchAll(/\b(\w*[tT]imeoutMs): ([\d_]+(?: \* [\d_]+)*)(?=[,;\s})])/g)].flatMap(
    ({ index, 1: name, 2: product = '' }) => {
      const value = product
        .split(' * ')
        .reduce((total, factor) => total * Number(factor.replaceAll('_', '')), 1);
      return value > 0 && value < 1000
        ? [[index, `${name} is in milliseconds, and ${product} is less than a second`] as const]
        : [];
    },
  );

/** Matches a handler that is called in its place. One made by a call with arguments may be meant. */
const CALLED_AT_ONCE =
  /(?:\bon:?[A-Za-z]+=\{|\baddEventListener\(\s*'\w+',|\bset(?:Timeout|Interval)\()\s*(?:(?:void|await) [\w.]+\([^{}]*?\)|[\w.]+\(\))\s*[},]/g;

/** Reports handlers that run while the code around them does. */
const calledHandlers = ({ code }: Sample): Found[] =>
  [...code.matchAll(CALLED_AT_ONCE)].map(({ index }) => [
    index,
    'the handler is called at once, not by its event. Write () => before it',
  ]);

/** Reports code of web frameworks that compiles but doesn't work, and slips that no compiler finds. */
export const checkFrameworks = (samples: readonly Sample[]): Problem[] =>
  samples.flatMap((sample) => {
    const page = samples.filter(({ file }) => file === sample.file);
    return [
      ...(sample.language === 'html' ? classicScripts(sample, page) : []),
      ...serverComponents(sample, page),
      ...unreadValues(sample),
      ...unwatched(sample),
      ...sentForms(sample),
      ...sameFields(sample),
      ...lostNegations(sample),
      ...unknownFiles(sample, page),
      ...unknownNames(sample),
      ...unboundFields(sample),
      ...shortTimeouts(sample),
      ...calledHandlers(sample),
    ].map(([index, message]) => ({
      file: sample.file,
      line: sample.line + lineAt(sample.code, index) - 1,
      message,
    }));
  });
