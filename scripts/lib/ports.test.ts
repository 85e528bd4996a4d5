/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { closeServer } from './http';
import { assertPortsFree, freePorts, listen, readPorts } from './ports';

const env = (values: Record<string, string>) => ({ NODE_ENV: 'test', ...values }) as NodeJS.ProcessEnv;

describe('readPorts', () => {
  it.each([
    [{}, { site: 3000, enquiries: 3001 }],
    [{ PORT: '' }, { site: 3000, enquiries: 3001 }],
    [{ PORT: '8080' }, { site: 8080, enquiries: 8081 }],
  ])('reads %j', (values, ports) => expect(readPorts(env(values as Record<string, string>))).toEqual(ports));

  it.each(['0', '65535', '65536', '-1', '3.5', '0x10', '1e3', 'http'])('refuses PORT=%s', (PORT) => {
    expect(() => readPorts(env({ PORT }))).toThrow(`PORT is "${PORT}"; expected a port from 1 to 65534.`);
  });
});

describe('a taken port', () => {
  it('is named, with the variable that chooses another', async () => {
    const first = createServer();
    await listen(first, 0);
    const { port } = first.address() as AddressInfo;
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is taken by another program. Choose others with PORT, such as PORT=8080.`,
    );
    await expect(assertPortsFree({ site: port, enquiries: port })).rejects.toThrow('with PORT');
    expect((first.address() as AddressInfo).address).toBe('127.0.0.1');
    // Another program may hold the next two as well: then it is the two after those.
    const { site, enquiries } = await freePorts(port);
    expect([site > port, (site - port) % 10, enquiries - site]).toEqual([true, 0, 1]);
    await closeServer(first);
    await assertPortsFree({ site: port, enquiries: port });
  });
});
