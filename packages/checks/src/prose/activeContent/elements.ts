/** Elements that Markdown produces or has no syntax for. None of them loads, sends or runs anything. */
const PLAIN = new Set(
  (
    'a abbr b bdi blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 hr i img ins ' +
    'kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td th thead time tr u ul var wbr'
  ).split(' '),
);

const ELSEWHERE = 'pages must not embed another site. Link to it';
const HEAD = 'the site generates the head of a page. Use title, description and keywords in the front matter';

/** Alternatives for writers to an element that can load, send or run something. */
const INSTEAD: Readonly<Record<string, string>> = {
  script: 'pages must not contain scripts. Write a component, and import it',
  iframe: ELSEWHERE,
  frame: ELSEWHERE,
  object: ELSEWHERE,
  embed: ELSEWHERE,
  base: HEAD,
  meta: HEAD,
  link: HEAD,
  title: HEAD,
  Head: HEAD,
  style: 'styles belong in src/css. Use a component, or a class defined there',
  form: 'pages must not submit data. Write a component, and put it into an <Island>',
  svg: 'components draw pictures from data. See src/components/README.md',
};

/** Returns the problem with an element or a component, if there's one. */
export function elementMessage(name: string | null): string | undefined {
  if (name === null || PLAIN.has(name)) return undefined;
  const instead = INSTEAD[name] ?? INSTEAD[name.toLowerCase()];
  if (instead) return `<${name}>: ${instead}`;
  // A component. The check of imports ensures that it belongs to the site.
  if (/^[A-Z]\w*$/.test(name)) return undefined;
  return `<${name}>: pages must not contain this element. Use Markdown, a component, or an element listed in packages/checks/src/prose/activeContent/elements.ts`;
}

/** Returns the problem with an attribute, regardless of its value, if there's one. */
export function attributeMessage(name: string): string | undefined {
  if (/^on[a-z]/i.test(name))
    return `${name}: pages must not handle events. Write a component, and put it into an <Island>`;
  switch (name.toLowerCase()) {
    case 'style':
      return 'style: styles belong in src/css. Use className with a class defined there';
    case 'dangerouslysetinnerhtml':
    case 'srcdoc':
      return `${name}: HTML in a string isn't checked. Write it as Markdown`;
    case 'action':
    case 'formaction':
    case 'ping':
      return `${name}: pages must not send data. Remove it`;
    case 'target':
      return 'target: readers choose where a link opens. Remove it';
    default:
      return undefined;
  }
}
