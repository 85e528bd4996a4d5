/** @jest-environment node */
import { sendFormPath } from './enquiry-service';
import { formOf, ids, sendAndLeave, TestService, visitor } from './testing';

let service: TestService;

beforeEach(async () => {
  service = await new TestService().start();
});

// Whatever a test sent, the service has to take the next enquiry.
afterEach(async () => {
  expect((await service.send()).status).toBe(200);
  await service.stop();
});

describe('refusals', () => {
  afterEach(() => expect(service.files).toEqual([]));

  it.each([
    ...['service_id', 'template_id', 'user_id', 'user_name', 'user_email', 'message'].map((name) => [name, '']),
    ...['user_name', 'user_email', 'message'].map((name) => [name, ' \r\n\u3000']),
  ])('a blank %s (%j)', async (name = '', value = '') => {
    const response = await service.send(formOf({ ...visitor, ...ids, [name]: value }));
    expect([response.status, await response.text()]).toEqual([400, `The field ${name} is missing or blank.`]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['service_id', 'message'])('a missing %s', async (name) => {
    const form = formOf({ ...visitor, ...ids });
    form.delete(name);
    expect((await service.send(form)).status).toBe(400);
  });

  it.each([
    ['application/json', '{}'],
    ['application/x-www-form-urlencoded', 'user_name=a'],
    ['text/plain', 'hello'],
    ['multipart/form-datax; boundary=x', ''],
    ['', 'hello'],
  ])('the type "%s"', async (type, body) => {
    const response = await service.send(Buffer.from(body), { headers: { 'Content-Type': type } });
    expect([response.status, await response.text()]).toEqual([415, 'The Content-Type has to be multipart/form-data.']);
  });

  const boundary = '----WebKitFormBoundary0123456789abcdef';
  it.each([
    ['nothing', ''],
    ['no parts', `--${boundary}--\r\n`],
    ['no end', `--${boundary}\r\nContent-Disposition: form-data; name="message"\r\n\r\nhello`],
    ['broken headers', `--${boundary}\r\n\0\0: \r\n\r\nhello\r\n--${boundary}--\r\n`],
    ['a field without a name', `--${boundary}\r\nContent-Disposition: form-data\r\n\r\na\r\n--${boundary}--\r\n`],
    ['noise', `\0\r\n--${boundary}`.repeat(5)],
  ])('malformed form data: %s', async (_, body) => {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    const response = await service.send(Buffer.from(body), { headers });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/\.$/);
  });

  it('form data without a boundary', async () => {
    const headers = { 'Content-Type': 'multipart/form-data' };
    expect((await service.send(Buffer.from('x'), { headers })).status).toBe(400);
  });

  it('more than 64 KB, however it is sent', async () => {
    const large = formOf({ ...visitor, message: 'x'.repeat(70_000), ...ids });
    const response = await service.send(large);
    expect([response.status, await response.text()]).toEqual([413, 'The request is larger than 65536 bytes.']);

    const huge = formOf({ ...visitor, message: 'x'.repeat(20_000_000), ...ids });
    expect((await service.send(huge)).status).toBe(413);
  });

  it('a file', async () => {
    const form = formOf({ ...visitor, ...ids });
    form.append('cv', new Blob(['%PDF']), 'cv.pdf');
    const response = await service.send(form);
    expect([response.status, await response.text()]).toEqual([400, 'The field cv is a file; an enquiry carries none.']);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('the method %s', async (method) => {
    const response = await service.fetch(sendFormPath, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it.each(['/', '/api/v1.0/email/send', `${sendFormPath}/`, '/%', '/api/v1.0/email/SEND-FORM'])(
    'the path %s',
    async (path) => {
      const response = await service.fetch(path, { method: 'POST', body: formOf({ ...visitor, ...ids }) });
      expect([response.status, await response.text()]).toEqual([
        404,
        `This is the local enquiry service; it answers POST ${sendFormPath} only.`,
      ]);
    },
  );

  it('a client that leaves in the middle', async () => {
    await sendAndLeave(
      service.port,
      `POST ${sendFormPath} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
        'Content-Length: 500\r\n\r\n--x\r\n',
    );
  });
});
