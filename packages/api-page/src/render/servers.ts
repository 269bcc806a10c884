import { isObject } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { fact, factList, otherFacts, keySet } from './facts.ts';
import { markup, type Html } from './html.ts';

const SERVER_SHOWN = keySet('url description variables');

/** Renders the addresses at which the API is served. */
export function renderServers(context: Context): Html {
  const servers = context.description.document.servers ?? [{ url: '/' }];
  return markup`<div class="api-card"><ul class="api-rows">
    ${servers.map((server) => {
      const variables = Object.entries(isObject(server.variables) ? server.variables : {});
      return markup`<li>
        <p><code class="api-path">${server.url}</code></p>
        ${context.markdown(server.description)}
        ${factList([
          variables.map(([name, variable]) =>
            fact(name, isObject(variable) && factList(otherFacts(variable, new Set()))),
          ),
          otherFacts(server, SERVER_SHOWN),
        ])}
      </li>`;
    })}
  </ul></div>`;
}
