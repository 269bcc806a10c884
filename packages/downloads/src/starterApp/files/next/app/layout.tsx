import type { ReactNode } from "react";
import "./globals.css";

export const metadata = { title: "My shop", icons: "data:," };

// A page that is built in advance can't have the nonce of the policy.
export const dynamic = "force-dynamic";

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
