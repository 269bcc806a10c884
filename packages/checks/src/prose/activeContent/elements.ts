/** Elements that Markdown produces or has no syntax for. None of them loads, sends or runs anything. */
const PLAIN = new Set(
  (
    'a abbr b bdi blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 hr i img ins ' +
    'kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td th thead time tr u ul var wbr'
  ).split(' '),
);

const ELSEWHERE = 'nothing of another site is shown in these docs. Link to it';
const HEAD =
  'the head of a page is made by the site. Use title, description and keywords of the front matter';

/** Alternatives for writers to an element that can load, send or run something. */
const INSTEAD: Readonly<Record<string, string>> = {
  script: 'a page adds no script. Write a component, and import it',
  iframe: ELSEWHERE,
  frame: ELSEWHERE,
  object: ELSEWHERE,
  embed: ELSEWHERE,
  base: HEAD,
  meta: HEAD,
  link: HEAD,
  title: HEAD,
  Head: HEAD,
  style: 'colors and sizes are in src/css. Use a component, or a class that is there',
  form: 'what a reader types is sent nowhere by a page. Write a component, and put it into an <Island>',
  svg: 'pictures are data that components draw. src/components/README.md says how',
};

/** Returns the reason to refuse an element or a component, if there's one. */
export function elementMessage(name: string | null): string | undefined {
  if (name === null || PLAIN.has(name)) return undefined;
  const instead = INSTEAD[name] ?? INSTEAD[name.toLowerCase()];
  if (instead) return `<${name}>: ${instead}`;
  // A component. The check of imports ensures that it belongs to the site.
  if (/^[A-Z]\w*$/.test(name)) return undefined;
  return `<${name}>: pages have Markdown, components, and the elements in packages/checks/src/prose/activeContent/elements.ts. Use one of them`;
}

/** Returns the reason to refuse an attribute with any value, if there's one. */
export function attributeMessage(name: string): string | undefined {
  if (/^on[a-z]/i.test(name))
    return `${name}: the text of a page handles no events. Write a component, and put it into an <Island>`;
  switch (name.toLowerCase()) {
    case 'style':
      return 'style: colors and sizes are in src/css. Use className with a class that is there';
    case 'dangerouslysetinnerhtml':
    case 'srcdoc':
      return `${name}: nobody checks HTML in a string. Write it as Markdown`;
    case 'action':
    case 'formaction':
    case 'ping':
      return `${name}: a page sends nothing anywhere. Leave it out`;
    case 'target':
      return 'target: readers choose where a link opens. Leave it out';
    default:
      return undefined;
  }
}
