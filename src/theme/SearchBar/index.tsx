// Replaces the plugin's component with a labelled combobox in React that uses our index, instead of a list that a
// second library renders. The code that marks words is loaded only on pages with words to mark. Can be removed when the
// plugin's box labels its list and its options, and reads an index in chunks.
import { type ReactNode } from 'react';
import SearchField from '@site/packages/search-ui/src/SearchBox/SearchField';
import { showSearch } from '@site/packages/static-pages/src/documents/search.ts';

const show = (field: HTMLInputElement): void => void showSearch(field);

export default function SearchBar(): ReactNode {
  return <SearchField onField={show} />;
}
