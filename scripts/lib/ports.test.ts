/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { closeServer } from './http';
import { assertPortFree, freePort, listen, readPort } from './ports';

const env = (values: Record<string, string>) => ({ NODE_ENV: 'test', ...values }) as NodeJS.ProcessEnv;

describe('readPort', () => {
  it.each([
    [{}, 3000],
    [{ PORT: '' }, 3000],
    [{ PORT: '8080' }, 8080],
  ])('reads %j', (values, port) => expect(readPort(env(values as Record<string, string>))).toBe(port));

  it.each(['0', '65536', '-1', '3.5', '0x10', '1e3', 'http'])('rejects PORT=%s', (PORT) => {
    expect(() => readPort(env({ PORT }))).toThrow(`PORT is "${PORT}"; expected a port from 1 to 65535.`);
  });
});

describe('a taken port', () => {
  it('is reported with the variable to change', async () => {
    const first = createServer();
    await listen(first, 0);
    const { port } = first.address() as AddressInfo;
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is in use by another program. Choose another with PORT, such as PORT=8080.`,
    );
    await expect(assertPortFree(port)).rejects.toThrow('with PORT');
    expect((first.address() as AddressInfo).address).toBe('127.0.0.1');
    // Another program may use the next one as well.
    expect(await freePort(port)).toBeGreaterThan(port);
    await closeServer(first);
    await assertPortFree(port);
  });
});
