/**
 * One door leads out (server/src/platform/outgoing): whoever calls an address by other means goes past all that it looks at.
 * What the environment names (database, mail server) has clients of its own.
 */
interface Source {
  path: string;
  text: string;
}

const door = 'server/src/platform/outgoing/';
const means =
  /(?<![.\w])fetch\(|\bglobalThis\.fetch\b|import [^;]*\b(?:request|get|Agent|globalAgent)\b[^;]* from 'node:http'|from '(?:node:(?:https|http2|tls|dns(?:\/promises)?)|undici|axios|got)'|\b(?:connect|createConnection)\b[^;]* from 'node:net'|\bnew (?:WebSocket|EventSource)\(/;

export const callsOutside = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => !path.startsWith(door) && means.test(text))
    .map(({ path }) => `${path}: calls an address past the door of server/src/platform/outgoing`);
