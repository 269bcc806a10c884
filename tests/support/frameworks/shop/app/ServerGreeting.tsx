'use client';

import { useAuth } from '@nacre/sdk-react';
import { useState } from 'react';

/** Shows the server route's greeting for the access token's user. */
export function ServerGreeting() {
  const { isSignedIn, getAccessToken } = useAuth();
  const [greeting, setGreeting] = useState('');

  async function loadGreeting() {
    const headers = { Authorization: `Bearer ${await getAccessToken()}` };
    const response = await fetch('/api/user', { headers });
    setGreeting(await response.text());
  }

  if (!isSignedIn) return null;
  return (
    <footer>
      <button onClick={() => void loadGreeting()}>Ask the server</button>
      <p role="status">{greeting}</p>
    </footer>
  );
}
