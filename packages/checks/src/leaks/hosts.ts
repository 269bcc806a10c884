import { editDistance } from '../../../model/src/nearest.ts';
import type { LineProblem } from '../../../model/src/problem.ts';
import { companyHosts, isKnownHost } from './knownHosts.ts';

/** Matches the host of an address, with its port, and other names of hosts, such as that of a mail address. */
const HOST =
  /\b(?:https?|wss?):\/\/(?:[^\s/@"'`]+@)?([a-z\d][a-z\d.-]*(?::\d+)?)(?![\w.-]*[$(])|(?<![\w./$-])((?:[a-z\d-]+\.)+[a-z]+)\b/gi;
/** The most changes that make a mistyped name. */
const MISTYPED = 2;

/** Reports addresses in code and texts with a host that isn't allowed, and mistyped names of the company's hosts. */
export const checkHosts = (text: string): LineProblem[] =>
  text.split('\n').flatMap((content, index) =>
    [...content.matchAll(HOST)].flatMap(([, address, name = '']) => {
      const host = (address ?? name).toLowerCase().replace(/[.-]+(?=$|:)/, '');
      if (isKnownHost(host)) return [];
      const near = companyHosts.find((ours) => editDistance(host, ours) <= MISTYPED);
      if (near !== undefined)
        return [{ line: index + 1, message: `${host} looks like ${near} and isn't. Write ${near}` }];
      const message = `no page names ${host} yet. If the name is right and its owner can be trusted, add it to packages/checks/src/leaks/knownHosts.ts`;
      return address === undefined ? [] : [{ line: index + 1, message }];
    }),
  );
