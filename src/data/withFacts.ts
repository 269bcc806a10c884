import * as facts from './facts.ts';

const known: Readonly<Record<string, string | number>> = facts;

/** Replaces the names in braces in a table's texts by the facts that they name, such as `{nodeVersion}`. */
export const withFacts = <Data>(data: Data): Data =>
  JSON.parse(
    JSON.stringify(data).replace(/\{(\w+)\}/g, (_, name: string) => {
      if (known[name] === undefined)
        throw new Error(
          `{${name}} in a table of src/data: src/data/facts.ts has no such fact. Correct the name.`,
        );
      return String(known[name]);
    }),
  ) as Data;
