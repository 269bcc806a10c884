import { UserWallet } from './UserWallet';

export default function App() {
  return (
    <main>
      <UserWallet />
    </main>
  );
}
