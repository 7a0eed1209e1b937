import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import type { UploadsApp } from './uploads-app.ts'

/** Sends the beginning of a part, waits until the process has read some of it, and leaves the connection open. */
export async function sendBeginning(
  { app, address }: UploadsApp,
  { place, bytes, announced }: { place: string; bytes: Buffer; announced: number },
): Promise<Socket> {
  const accepted = new Promise<Socket>((resolve) => app.server.once('connection', resolve))
  const { hostname, port } = new URL(address)
  const line = connect(Number(port), hostname)
  line.on('error', () => undefined)
  line.write(
    `PATCH ${place} HTTP/1.1\r\nHost: here\r\nX-Person: 1\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${announced}\r\n\r\n`,
  )
  line.write(bytes)
  const socket = await accepted
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(bytes.length / 2)
  return line
}
