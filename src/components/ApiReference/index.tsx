import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useState } from 'react';
import { addListeners } from './addListeners.ts';
import './styles.css';

/** Brings the reference's static markup to life with one script for all of it; the markup reads without. */
export default function ApiReference(): ReactNode {
  const history = useHistory();
  const [message, setMessage] = useState('');
  useEffect(
    () => addListeners({ navigate: (address) => history.push(address), announce: setMessage }),
    [history],
  );
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}
