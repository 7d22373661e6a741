/** Sends like `fetch`, and tells how much of the body has left this computer: a large file takes its time. */
export interface Sent {
  bytes: number;
  of: number;
}

/** `tell` hears of every part, and of nothing any more once there is an answer or none will come. */
export const uploading =
  (tell: (sent: Sent | undefined) => void): typeof fetch =>
  (input, { method = 'POST', headers, body, signal } = {}) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => tell({ bytes: loaded, of: total });
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = request.onabort = () => reject(new TypeError('the file did not arrive'));
      request.onloadend = () => tell(undefined);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit);
    });
