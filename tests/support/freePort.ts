import net, { type AddressInfo } from 'node:net';

/** Returns a port of a local host on which nothing listens at the moment. */
export async function freePort(host: 'localhost' | '127.0.0.1'): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
