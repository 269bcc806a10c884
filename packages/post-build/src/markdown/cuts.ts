import type { Element } from 'hast';
import { find, isElement, textOf } from '../hast.ts';

/** Where a file of a page's own part begins. */
export interface Cut {
  /** The id of what it begins with. */
  id: string;
  /** The file's name: the id of the section, with a number if the section goes on in further files. */
  name: string;
  /** What stands behind the section's heading: ` (2 of 3)`. */
  count: string;
}

/** A place with an id, and the length of the text from there to the next one. */
interface Place {
  node: Element;
  length: number;
}

/** Everything with an id that is in nothing else with an id, in the order of the page. */
function placesIn(article: Element): Place[] {
  const places: Place[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (isElement(child) && child.properties.id) {
        places.push({ node: child, length: textOf(child).length });
      } else if (isElement(child) && find(child, ({ properties }) => Boolean(properties.id))) {
        walk(child);
      } else {
        const last = places.at(-1);
        if (last) last.length += textOf(child).length;
      }
    }
  };
  walk(article);
  return places;
}

const isSection = ({ node }: Place) => node.tagName === 'h2';
const isSubsection = ({ node }: Place) => node.tagName === 'h3';

/** A section's places, as many to a file as the limit allows: at its subsections, or at any place if it has none. */
function files(section: Place[], limit: number): Place[][] {
  const hasSubsections = section.some(isSubsection);
  const units: Place[][] = [];
  for (const place of section) {
    const unit = units.at(-1);
    if (unit && hasSubsections && !isSubsection(place)) unit.push(place);
    else units.push([place]);
  }
  const made: { places: Place[]; length: number }[] = [];
  for (const unit of units) {
    const length = unit.reduce((sum, place) => sum + place.length, 0);
    const file = made.at(-1);
    if (file && file.length + length <= limit) {
      file.places.push(...unit);
      file.length += length;
    } else made.push({ places: [...unit], length });
  }
  return made.map(({ places }) => places);
}

/**
 * Cuts a page at its headings of the second level, and a section further if its text is longer than the limit.
 *
 * @param limit - characters of text, without what Markdown adds
 */
export function cutsOf(article: Element, limit: number): Cut[] {
  const sections: Place[][] = [];
  for (const place of placesIn(article)) {
    if (isSection(place)) sections.push([place]);
    else sections.at(-1)?.push(place);
  }
  return sections.flatMap((section) => {
    const all = files(section, limit);
    const sectionId = String(section[0]?.node.properties.id);
    return all.map((places, index) => ({
      id: String(places[0]?.node.properties.id),
      name: index === 0 ? sectionId : `${sectionId}-${index + 1}`,
      count: all.length > 1 ? ` (${index + 1} of ${all.length})` : '',
    }));
  });
}
