/** Every way to write an address that is not for us, and what names and networks in the environment let through. */
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { outgoingAllowOf } from '../settings/outgoing-allow.ts';
import { mayReach } from './address.ts';
import { OutgoingError } from './failure.ts';
import { addressOf, targetOf } from './outgoing.ts';

const publicOne = { address: '93.184.215.14', family: 4 };

/** What would be done with an address, without a call: the name has these answers. */
async function outcomeOf(
  url: string,
  allow = '',
  answers: readonly { address: string; family: number }[] = [publicOne],
) {
  const allowed = outgoingAllowOf(allow.split(' ').filter(Boolean));
  try {
    return (await targetOf(addressOf(url, { allow: allowed, isPlain: false }), allowed, async () => answers)) && 'sent';
  } catch (error) {
    return error instanceof OutgoingError ? error.failure : error;
  }
}

test.each([
  ['loopback', 'https://127.0.0.1/'],
  ['loopback as one number', 'https://2130706433/'],
  ['loopback in octal', 'https://0177.0.0.1/'],
  ['loopback as one octal number', 'https://017700000001/'],
  ['loopback in hex', 'https://0x7f.0.0.1/'],
  ['loopback as one hex number', 'https://0x7f000001/'],
  ['loopback in two parts', 'https://127.1/'],
  ['loopback in full-width digits', 'https://１２７.０.０.１/'],
  ['loopback with a full stop at the end', 'https://127.0.0.1./'],
  ['another address of the loopback network', 'https://127.255.255.254/'],
  ['no address', 'https://0.0.0.0/'],
  ['the zero network', 'https://0.1.2.3/'],
  ['private, class A', 'https://10.0.0.1/'],
  ['private, class B', 'https://172.16.0.1/'],
  ['private, class B, the last', 'https://172.31.255.255/'],
  ['private, class C', 'https://192.168.1.1/'],
  ['link-local', 'https://169.254.1.1/'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
  ['the metadata of a cloud as one number', 'https://2852039166/'],
  ['the metadata of another cloud', 'https://100.100.100.200/'],
  ['the agent of a third cloud, public by its number', 'https://168.63.129.16/'],
  ['the metadata of a fourth', 'https://192.0.0.192/'],
  ['shared by the customers of a provider', 'https://100.64.0.1/'],
  ['multicast', 'https://224.0.0.1/'],
  ['broadcast', 'https://255.255.255.255/'],
  ['reserved', 'https://240.0.0.1/'],
  ['for documentation', 'https://192.0.2.1/'],
  ['for measuring', 'https://198.18.0.1/'],
  ['IPv6 loopback', 'https://[::1]/'],
  ['IPv6, no address', 'https://[::]/'],
  ['IPv4-mapped', 'https://[::ffff:127.0.0.1]/'],
  ['IPv4-mapped in hex', 'https://[::ffff:7f00:1]/'],
  ['IPv4-mapped and private', 'https://[::ffff:10.0.0.1]/'],
  ['IPv4-compatible', 'https://[::127.0.0.1]/'],
  ['IPv4-compatible and public', 'https://[::93.184.215.14]/'],
  ['NAT64', 'https://[64:ff9b::7f00:1]/'],
  ['NAT64 of a local network', 'https://[64:ff9b:1::a00:1]/'],
  ['6to4', 'https://[2002:7f00:1::]/'],
  ['Teredo', 'https://[2001:0:53aa:64c:0:fbff:80ff:fffe]/'],
  ['IPv6 link-local', 'https://[fe80::1]/'],
  ['IPv6 site-local of old', 'https://[fec0::1]/'],
  ['IPv6 unique local', 'https://[fd12:3456::1]/'],
  ['the IPv6 metadata of a cloud', 'https://[fd00:ec2::254]/'],
  ['IPv6 multicast', 'https://[ff02::1]/'],
  ['IPv6 for documentation', 'https://[2001:db8::1]/'],
  ['a zone', 'https://[fe80::1%25eth0]/'],
  ['a user in the address', 'https://user:secret@dienst.example/'],
  ['a user who looks like a host', 'https://dienst.example@10.0.0.1/'],
  ['http', 'http://dienst.example/'],
  ['a file', 'file:///etc/passwd'],
  ['gopher', 'gopher://dienst.example/'],
  ['data', 'data:text/plain,hello'],
  ['another port', 'https://dienst.example:8443/'],
  ['the port of a mail server', 'https://dienst.example:25/'],
  ['no address at all', 'dienst.example'],
  ['an empty one', ''],
])('%s is not called: %s', async (_what, url) => {
  expect(await outcomeOf(url)).toBe('refused');
});

test.each([
  ['a name', 'https://dienst.example/'],
  ['a name with a full stop at the end', 'https://dienst.example./'],
  ['a name with letters of another language', 'https://bücher.example/'],
  ['a public address', 'https://93.184.215.14/'],
  ['a public IPv6 address', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/'],
  ['the usual port, written out', 'https://dienst.example:443/'],
])('%s is called: %s', async (_what, url) => {
  expect(await outcomeOf(url)).toBe('sent');
});

test.each([
  ['a name that leads to a private address', [{ address: '10.0.0.1', family: 4 }]],
  ['a name of whose addresses one is private', [publicOne, { address: '192.168.0.1', family: 4 }]],
  ['a name of whose addresses one is mapped', [publicOne, { address: '::ffff:127.0.0.1', family: 6 }]],
  ['a name with an address of a zone', [{ address: 'fe80::1%eth0', family: 6 }]],
  ['a name whose answer is no address', [{ address: 'localhost', family: 4 }]],
])('%s is not called', async (_what, answers) => {
  expect(await outcomeOf('https://dienst.example/', '', answers)).toBe('refused');
});

test('an address of this machine is not called, public or not, however it is written', () => {
  const nothing = outgoingAllowOf([]);
  const own = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((address) => mayReach(address, nothing))).toEqual([]);
  // A machine of a test has seldom a public one.
  const interfaces = {
    lo: [{ address: '127.0.0.1' }],
    eth0: [
      { address: '93.184.215.14' },
      { address: '2606:2800:21f:cb07:6820:80da:af6b:8b2c' },
      { address: 'fe80::1%eth0' },
    ],
    eth1: undefined,
  };
  const reaches = (address: string) => mayReach(address, nothing, interfaces);
  for (const address of ['93.184.215.14', '::ffff:93.184.215.14', '2606:2800:021f:cb07:6820:80da:af6b:8b2c'])
    expect([address, reaches(address), mayReach(address, nothing, {})]).toEqual([address, false, true]);
  expect(reaches('93.184.215.15')).toBe(true);
  // Whoever names it wants it.
  expect(mayReach('93.184.215.14', outgoingAllowOf(['93.184.215.14']), interfaces)).toBe(true);
});

test('what OUTGOING_ALLOW names is called, and nothing beside it', async () => {
  const inside = [{ address: '10.1.2.3', family: 4 }];
  for (const allow of ['10.1.2.3', '10.1.0.0/16', 'dienst.example', 'DIENST.example'])
    expect(await outcomeOf('https://dienst.example/', allow, inside), allow).toBe('sent');
  for (const allow of ['10.1.2.4', '10.2.0.0/16', 'example', 'andere.example', 'dienst.example:8443', 'fd00::/16'])
    expect(await outcomeOf('https://dienst.example/', allow, inside), allow).toBe('refused');
  expect(await outcomeOf('https://dienst.example:8443/', 'dienst.example:8443', inside)).toBe('sent');
  expect(await outcomeOf('https://dienst.example:8443/', 'dienst.example 10.0.0.0/8', inside)).toBe('refused');
  expect(await outcomeOf('https://[fd00:ec2::254]/', 'fd00:ec2::254')).toBe('sent');
  expect(await outcomeOf('http://dienst.example/', 'dienst.example', inside)).toBe('refused');
});

test.each([
  '0.0.0.0/0',
  '10.0.0.0/7',
  '::/0',
  '10.0.0.0/33',
  '10.0.0',
  '0x7f.1',
  'https://dienst.example',
  'a b/c',
  '*',
])('OUTGOING_ALLOW=%s stops the start', (entry) => {
  expect(() => outgoingAllowOf([entry])).toThrow(/OUTGOING_ALLOW must be a list/);
});
