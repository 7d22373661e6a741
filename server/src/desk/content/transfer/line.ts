/** A body line by line while it comes, and no more of it than is allowed. */
import { refuse } from '@weitersagen/contract/basics/refusals';

/** Whoever stops reading does not end the stream, and a sender who goes away then disturbs nobody. */
export async function* linesIn(body: AsyncIterable<Uint8Array>, bytesMax: number): AsyncGenerator<string> {
  const chunks = body[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  let bytes = 0;
  let begun: string[] = [];
  for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next()) {
    bytes += chunk.value.length;
    if (bytes > bytesMax) refuse('input.too-large', { problems: [{ field: 'Datei', code: 'file-too-large' }] });
    const [end = '', ...more] = decoder.decode(chunk.value, { stream: true }).split('\n');
    begun.push(end);
    for (const next of more) {
      yield begun.join('');
      begun = [next];
    }
  }
  yield begun.join('') + decoder.decode();
}
