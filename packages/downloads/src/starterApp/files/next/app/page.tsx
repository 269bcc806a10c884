import { UserWallet } from '../src/UserWallet';

export default function Home() {
  return (
    <main>
      <UserWallet />
    </main>
  );
}
