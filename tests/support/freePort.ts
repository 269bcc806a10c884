import net, { type AddressInfo } from 'node:net';

/** A port of a host of this machine that nothing listens at now. */
export async function freePort(host: 'localhost' | '127.0.0.1'): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
