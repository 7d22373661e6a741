/** Servers that say no to whoever comes: databases and a mail server. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Addresses of each; `close` ends them all. */
export async function startRefusing() {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const serve = async (answer: (socket: Socket) => void): Promise<number> => {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      answer(socket);
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const database = async (code: string, message: string): Promise<string> =>
    `postgres://server:geheim@127.0.0.1:${await serve((socket) => socket.once('data', () => socket.end(noOf(code, message))))}/w`;
  return {
    password: await database('28P01', 'password authentication failed for user "server"'),
    login: await database('28000', 'role "server" does not exist'),
    database: await database('3D000', 'database "w" does not exist'),
    pooler: await database('08P01', 'unsupported startup parameter: statement_timeout'),
    full: await database('53300', 'sorry, too many clients already'),
    mail: `smtp://user:geheim@127.0.0.1:${await serve(refuseLogin)}`,
    close: () => {
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function noOf(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Knows nobody. */
function refuseLogin(socket: Socket): void {
  socket.write('220 strict\r\n');
  socket.on('data', (part) => {
    if (/^EHLO/.test(part.toString())) socket.write('250-strict\r\n250 AUTH PLAIN\r\n');
    else socket.write('535 geheim is not the password\r\n');
  });
}
