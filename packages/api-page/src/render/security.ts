import { isObject, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Operation } from '../../../model/src/openapi/operations.ts';
import { kebab } from '../../../model/src/openapi/identifiers.ts';
import { authorizationWord, securityRequirements } from '../samples/request.ts';
import { nameInWords } from './sharedResponses.ts';
import type { Context } from './Context.ts';
import { fact, factList, otherFacts, keySet } from './facts.ts';
import { markup, type Html } from './html.ts';
import { joinHtml } from './schemaType.ts';

export const schemeAnchor = (name: string): string => `security-${kebab(name)}`;

/** Returns the link to a scheme, which a description may use without declaring it. */
const schemeLink = ({ description }: Context, name: string): Html =>
  description.valueAt(['components', 'securitySchemes', name])
    ? markup`<a href="#${schemeAnchor(name)}">${nameInWords(name)}</a>`
    : markup`${nameInWords(name)}`;

export function renderSecurity(context: Context, operation: Operation): Html {
  const requirements = securityRequirements(context.description, operation);
  if (requirements.length === 0) return markup`No key or token`;
  const shown = requirements.map((requirement) => {
    const schemes = Object.entries(requirement).map(
      ([name, scopes]) =>
        markup`${schemeLink(context, name)}${
          scopes.length > 0 &&
          markup` (${joinHtml(
            scopes.map((scope) => markup`<code>${scope}</code>`),
            ', ',
          )})`
        }`,
    );
    return schemes.length > 0 ? joinHtml(schemes, ' and ') : markup`no key`;
  });
  return joinHtml(shown, ' or ');
}

const RENDERED_KEYS = keySet('type description name in scheme bearerFormat openIdConnectUrl flows');

/** Renders the keys and tokens of the API, and how each is sent. */
export function renderSecuritySchemes(context: Context): Html {
  const schemes = context.description.document.components?.securitySchemes;
  return markup`<ul class="api-rows">
    ${Object.entries(isObject(schemes) ? schemes : {}).map(([name, entry]) => {
      const scheme = context.description.part<JsonObject>(entry);
      return markup`<li id="${schemeAnchor(name)}">
        <p><strong>${nameInWords(name)}</strong> <code>${name}</code></p>
        ${context.markdown(scheme.description)}
        ${factList([
          fact('Sent as', sentAs(scheme)),
          fact('Type', String(scheme.type)),
          fact('Format', scheme.bearerFormat as string | undefined),
          scheme.openIdConnectUrl !== undefined &&
            fact(
              'Discovery',
              markup`<a href="${String(scheme.openIdConnectUrl)}">${String(scheme.openIdConnectUrl)}</a>`,
            ),
          isObject(scheme.flows) && otherFacts(scheme.flows, new Set()),
          otherFacts(scheme, RENDERED_KEYS),
        ])}
      </li>`;
    })}
  </ul>`;
}

function sentAs({ type, scheme, in: location, name }: JsonObject): Html | undefined {
  if (type === 'apiKey') return markup`<code>${String(name)}</code> (${String(location)})`;
  if (type === 'mutualTLS') return markup`a client certificate`;
  return markup`<code>Authorization: ${authorizationWord(scheme)} …</code>`;
}
