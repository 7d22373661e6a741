/**
 * A kept-alive connection of the load, light enough not to be what is measured: plain HTTP/1.1, one request at a time, read into the
 * same memory again and again; the body of an answer is counted and not kept.
 */
import { connect } from 'node:net';

export interface Line {
  /** Sends a request, as text with its headers; gives the status of the whole answer. */
  ask(request: string): Promise<number>;
  close(): void;
}

export function openLine(port: number): Line {
  const waits: { for?: PromiseWithResolvers<number> | undefined } = {};
  const hand = createHand();
  const buffer = Buffer.allocUnsafe(64 * 1024);
  const callback = (count: number): boolean => {
    const status = hand.take(buffer.subarray(0, count));
    if (status !== undefined) waits.for?.resolve(status);
    return true;
  };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } });
  let broken: Error | undefined;
  const end = (error?: Error): void => {
    broken ??= error ?? new Error('connection closed');
    waits.for?.reject(broken);
  };
  socket.on('error', end);
  socket.on('close', () => end());
  return {
    ask(request) {
      if (broken) return Promise.reject(broken);
      waits.for = Promise.withResolvers<number>();
      socket.write(request);
      return waits.for.promise;
    },
    close() {
      waits.for = undefined;
      socket.destroy();
    },
  };
}

interface Answer {
  status: number;
  /** Of head and body. */
  length: number;
}

/** Takes what comes of an answer, and gives its status with its last byte. */
function createHand(): { take(bytes: Buffer): number | undefined } {
  let answer: Answer | undefined;
  /** Until it is known how long the answer is. */
  let begun = Buffer.alloc(0);
  let size = 0;
  return {
    take(bytes) {
      size += bytes.length;
      if (!answer) {
        begun = Buffer.concat([begun, bytes]);
        answer = answerIn(begun);
      }
      if (!answer || size < answer.length) return undefined;
      const { status, length } = answer;
      if (size > length) throw new Error('more came than was asked for');
      answer = undefined;
      begun = Buffer.alloc(0);
      size = 0;
      return status;
    },
  };
}

/** Known with its head where that tells how long it is, else with its end. */
function answerIn(bytes: Buffer): Answer | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.subarray(0, headEnd).toString('latin1');
  const status = Number(head.slice(9, 12));
  const bodyStart = headEnd + 4;
  const lengthGiven = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (lengthGiven !== undefined) return { status, length: bodyStart + Number(lengthGiven) };
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return { status, length: bodyStart };
  const last = bytes.indexOf('0\r\n\r\n', bodyStart);
  return last < 0 ? undefined : { status, length: last + 5 };
}
