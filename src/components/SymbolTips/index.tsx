import { useHistory } from '@docusaurus/router';
import { useEffect, type ReactNode } from 'react';
import { listen } from './listen.ts';

/** One set of listeners for all names of the SDKs in code; what they show is fetched when it is first asked for. */
export default function SymbolTips(): ReactNode {
  const history = useHistory();
  useEffect(() => listen((address) => history.push(address)), [history]);
  return null;
}
