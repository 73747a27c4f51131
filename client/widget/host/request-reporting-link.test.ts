import { expect, test, vi } from 'vitest';
import { failing, findListing, LOFTS, UNREACHABLE } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { SendReplyDocument } from '../../features/contact/contact-request.generated.ts';
import { browserLink } from '../../graphql/browser-link.ts';
import { createClient } from '../../graphql/client.ts';
import { requestReportingLink } from './request-reporting-link.ts';

/** Sends a reply to a listing from a frame whose host page is told what becomes of it. */
function open() {
  const { mock } = renderOnMock(null);
  const say = vi.fn();
  const link = requestReportingLink({ say, listen: () => () => undefined });
  const client = createClient({ link: link.concat(browserLink()) });
  const housingId = String(findListing(mock.world, LOFTS).id);
  const person = { firstName: 'Ana', lastName: 'Silva', phone: '', locationType: null, schoolId: null };
  const send = (email: string) =>
    client.mutate({
      mutation: SendReplyDocument,
      variables: { reply: { ...person, email, housingId, message: 'Is it free in August?' } },
    });
  return { mock, say, send, housingId };
}

test('reports a message that the server has accepted, and none that it has rejected', async () => {
  const { say, send, housingId } = open();
  const rejected = await send('no address');
  expect(rejected.data?.sendReply.__typename).toBe('Invalid');
  expect(say).not.toHaveBeenCalled();
  await send('ana@student.example');
  expect(say.mock.calls).toEqual([[{ type: 'request-sent', housingId }]]);
});

test('reports a request that did not reach the server as an error in words for users', async () => {
  const { mock, say, send } = open();
  failing('SendReply', 'unreachable')(mock.world);
  await expect(send('ana@student.example')).rejects.toThrow();
  expect(say.mock.calls).toEqual([[{ type: 'error', message: UNREACHABLE }]]);
});
