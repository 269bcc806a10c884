// Against the plugin's own: a combobox that names its list, a list of nothing but options, counts that are read out.
// Can go when the plugin's box has them.
import { type ComponentProps, type ReactNode } from 'react';
import SearchBar from '@theme-original/SearchBar';
import SearchBox from '@site/src/components/SearchBox';

export default function SearchBarSwizzle(props: ComponentProps<typeof SearchBar>): ReactNode {
  return (
    <SearchBox>
      <SearchBar {...props} />
    </SearchBox>
  );
}
